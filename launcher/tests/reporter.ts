import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node'
import type { Counts } from './reports.ts'

/**
 * Writes `Counts` to VITEST_COUNTS_FILE. Vitest's own JSON report leaves out what fails outside of
 * a test: hooks, and errors nobody handled.
 */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const results = tests.map((test) => test.result())
    const count = (state: string) => results.filter((result) => result.state === state).length
    const counts: Counts = {
      passed: count('passed'),
      failures: [
        ...tests.flatMap((test, index) =>
          results[index]?.state === 'failed'
            ? [failure(test.fullName, results[index].errors[0]?.message)]
            : [],
        ),
        ...modules.flatMap(outsideOfTests),
        ...unhandled.map(({ message, stack }) => failure('Unhandled error', stack ?? message)),
      ],
      skipped: count('skipped') + count('pending'),
    }
    writeFileSync(process.env.VITEST_COUNTS_FILE ?? '', JSON.stringify(counts))
  }
}

/** What failed in hooks and while loading. */
function outsideOfTests(module: TestModule): string[] {
  const suites: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()]
  return suites.flatMap((suite) =>
    suite.errors().map(({ message }) => failure(module.relativeModuleId, message)),
  )
}

const failure = (name: string, message = '') => `${name}: ${message}`
