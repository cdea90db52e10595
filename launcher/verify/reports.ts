import { type Counts, none } from './counts.ts'

/** The parts of Vitest's JSON report that we count. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The parts of Playwright's JSON report that we count. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** The list of Playwright's tests, without their results. */
export interface PlaywrightList {
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: { tests: unknown[] }[]
  suites?: PlaywrightSuite[]
}

/** A file that could not even be loaded has no tests that could fail; it counts as one that did. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A test that passed at its second try passed; an error outside of tests is a failure. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

export function countListed({ suites }: PlaywrightList): number {
  return suites.reduce(
    (total, { specs = [], suites: inner = [] }) =>
      total +
      specs.reduce((count, { tests }) => count + tests.length, 0) +
      countListed({ suites: inner }),
    0,
  )
}

/**
 * What a runner's end says beyond its report: one that crashed, or failed without naming a test
 * (an unhandled rejection, a budget), failed at least once.
 */
export function withExitCode(counts: Counts | undefined, exitCode: number | null): Counts {
  const reported = counts ?? none
  if (exitCode === 0 && counts) return reported
  return { ...reported, failed: Math.max(reported.failed, 1) }
}
