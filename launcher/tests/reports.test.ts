import { describe, expect, it } from 'vitest'
import { countPlaywright, formatCounts, isSuccess, none, sum, withExitCode } from './reports.ts'

const spec = (title: string, ok: boolean) => ({ title, file: 'a.spec.ts', ok })

describe('counting', () => {
  it('reads what Playwright reports', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    const suites = [{ suites: [{ specs: [spec('fails', false), spec('passes', true)] }] }]
    expect(countPlaywright({ stats, errors: [{ message: 'No port' }], suites })).toEqual({
      passed: 4,
      failures: ['a.spec.ts: fails', 'No port'],
      skipped: 2,
    })
  })

  it('lets a runner that crashed without a report fail once', () => {
    expect(withExitCode('Vitest', undefined, null).failures).toHaveLength(1)
    expect(withExitCode('Vitest', undefined, 0).failures).toHaveLength(1)
  })

  it('lets a runner that failed without a failed test fail once', () => {
    expect(withExitCode('Vitest', { ...none, passed: 7 }, 1)).toEqual({
      passed: 7,
      failures: ['Vitest exited with 1 without a failed test'],
      skipped: 0,
    })
    const failed = { ...none, passed: 7, failures: ['a'] }
    expect(withExitCode('Vitest', failed, 1)).toEqual(failed)
  })
})

describe('the last lines', () => {
  it('name what was skipped only when something was', () => {
    expect(formatCounts({ ...none, passed: 3 })).toBe('3 passed, 0 failed')
    expect(formatCounts({ passed: 3, failures: ['a', 'b'], skipped: 2 })).toBe(
      'Failed: a\nFailed: b\n3 passed, 2 failed, 2 skipped',
    )
  })

  it('add up what all runners say', () => {
    expect(
      sum([
        { passed: 1, failures: ['a'], skipped: 3 },
        { passed: 1, failures: ['b'], skipped: 1 },
      ]),
    ).toEqual({ passed: 2, failures: ['a', 'b'], skipped: 4 })
  })

  it('are no success when nothing ran', () => {
    expect(isSuccess(none)).toBe(false)
    expect(isSuccess({ ...none, skipped: 4 })).toBe(false)
    expect(isSuccess({ ...none, passed: 1 })).toBe(true)
    expect(isSuccess({ ...none, passed: 1, failures: ['a'] })).toBe(false)
  })
})
