import { describe, expect, it } from 'vitest'
import {
  countListed,
  countPlaywright,
  countVitest,
  formatCounts,
  isSuccess,
  none,
  sum,
  withExitCode,
} from './reports.ts'

const vitest = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{}] }],
}

describe('counting', () => {
  it('reads what Vitest reports', () => {
    expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [...vitest.testResults, { status: 'failed', assertionResults: [] }]
    expect(countVitest({ ...vitest, testResults }).failed).toBe(2)
  })

  it('reads what Playwright reports', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2 })
  })

  it('counts the tests that a list names', () => {
    const inner = { specs: [{ tests: [{}, {}] }, { tests: [{}] }] }
    expect(countListed({ suites: [{ suites: [inner], specs: [{ tests: [{}] }] }] })).toBe(4)
  })

  it('lets a runner that crashed without a report fail once', () => {
    expect(withExitCode(undefined, null)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(withExitCode(undefined, 0).failed).toBe(1)
  })

  it('lets a runner that failed without a failed test fail once', () => {
    expect(withExitCode({ ...none, passed: 7 }, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
    expect(withExitCode({ ...none, passed: 7, failed: 3 }, 1).failed).toBe(3)
  })
})

describe('the last line', () => {
  it('names what was skipped only when something was', () => {
    expect(formatCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(formatCounts({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  it('adds up what all runners say', () => {
    expect(
      sum([
        { passed: 1, failed: 2, skipped: 3 },
        { passed: 1, failed: 1, skipped: 1 },
      ]),
    ).toEqual({ passed: 2, failed: 3, skipped: 4 })
  })

  it('is no success when nothing ran', () => {
    expect(isSuccess(none)).toBe(false)
    expect(isSuccess({ ...none, skipped: 4 })).toBe(false)
    expect(isSuccess({ ...none, passed: 1 })).toBe(true)
    expect(isSuccess({ ...none, passed: 1, failed: 1 })).toBe(false)
  })
})
