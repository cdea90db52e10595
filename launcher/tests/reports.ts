/** The fields of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; ok: boolean; tests: unknown[] }[]
  suites?: PlaywrightSuite[]
}

/** A test that passed on retry counts as passed; an error outside of tests is a failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...specs(suites).flatMap(({ ok, file, title }) => (ok ? [] : [`${file}: ${title}`])),
      ...errors.map(({ message }) => message ?? 'An error outside of the tests'),
    ],
    skipped: stats.skipped,
  }
}

/** The tests of a report without results. */
export function countListed({ suites }: Pick<PlaywrightReport, 'suites'>): number {
  return specs(suites).reduce((count, { tests }) => count + tests.length, 0)
}

function specs(suites: PlaywrightSuite[]): NonNullable<PlaywrightSuite['specs']> {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specs(suite.suites ?? [])])
}

/** Adds a failure when a runner exits with an error without naming one: a crash, for example. */
export function withExitCode(
  runner: string,
  counts: Counts | undefined,
  exitCode: number | null,
): Counts {
  const reported = counts ?? none
  if ((exitCode === 0 && counts) || reported.failures.length > 0) return reported
  return { ...reported, failures: [`${runner} exited with ${exitCode} without a failed test`] }
}

/** Number of tests by result; each failure with the name of its test and its message. */
export interface Counts {
  passed: number
  failures: string[]
  skipped: number
}

export const none: Counts = { passed: 0, failures: [], skipped: 0 }

export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failures: [...total.failures, ...one.failures],
      skipped: total.skipped + one.skipped,
    }),
    none,
  )
}

/** The last lines of `npm test`: what failed, and the counts. */
export function formatCounts({ passed, failures, skipped }: Counts): string {
  const line = `${passed} passed, ${failures.length} failed`
  const counts = skipped > 0 ? `${line}, ${skipped} skipped` : line
  return [...failures.map((failure) => `Failed: ${failure}`), counts].join('\n')
}

/** A run without a passed test is not a success. */
export const isSuccess = ({ passed, failures }: Counts) => failures.length === 0 && passed > 0
