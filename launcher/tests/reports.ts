/** The fields of Vitest's JSON report that are counted. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** The fields of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Playwright's list of tests, without results. */
export interface PlaywrightList {
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: { tests: unknown[] }[]
  suites?: PlaywrightSuite[]
}

/** A file that failed to load has no failed tests; it counts as one failure. */
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

/** A test that passed on retry counts as passed; an error outside of tests is a failure. */
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
 * Adds a failure when a runner exits with an error without a failed test: a crash, an unhandled
 * rejection, a budget.
 */
export function withExitCode(counts: Counts | undefined, exitCode: number | null): Counts {
  const reported = counts ?? none
  if (exitCode === 0 && counts) return reported
  return { ...reported, failed: Math.max(reported.failed, 1) }
}

/** Number of tests by result. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    none,
  )
}

/** The last line of `npm test`. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** A run without a passed test is not a success. */
export const isSuccess = ({ passed, failed }: Counts) => failed === 0 && passed > 0
