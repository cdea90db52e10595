import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Counts } from './reports.ts'

/** Writes `Counts`: Vitest's JSON report omits errors in hooks, on loading and outside of tests. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const counts: Counts = {
      passed: count('passed'),
      failures: [
        ...tests
          .filter((test) => test.result().state === 'failed')
          .map((test) => failure(test.fullName, test.result().errors?.[0]?.message)),
        ...modules.flatMap((module) =>
          [module, ...module.children.allSuites()]
            .flatMap((suite) => suite.errors())
            .map(({ message }) => failure(module.relativeModuleId, message)),
        ),
        ...unhandled.map(({ message, stack }) => failure('Unhandled error', stack ?? message)),
      ],
      skipped: count('skipped') + count('pending'),
    }
    writeFileSync(process.env.VITEST_COUNTS_FILE ?? '', JSON.stringify(counts))
  }
}

const failure = (name: string, message = '') => `${name}: ${message}`
