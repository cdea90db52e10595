/** The fields of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}

/** Passed on retry is passed, only listed is skipped; an error outside of tests is a failure. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites.flatMap(failedSpecs),
      ...errors.map(({ message }) => message ?? 'An error outside of the tests'),
    ],
    skipped: stats.skipped,
  }
}

function failedSpecs({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`)
  return [...failed, ...suites.flatMap(failedSpecs)]
}

/** Adds a failure when a runner exits with an error without naming one: a crash, for example. */
export function withExitCode(runner: string, counts: Counts | undefined, exitCode: number | null) {
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
