import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProgram } from '../run/node-program.mjs'
import { runQuietly } from '../run/run-quietly.mjs'
import { runVisibly } from '../run/run-visibly.ts'
import { type Counts, none } from './counts.ts'
import {
  countListed,
  countPlaywright,
  countVitest,
  type PlaywrightList,
  withExitCode,
} from './reports.ts'

/** The context of a test runner. */
export interface Bench {
  root: string
  env: NodeJS.ProcessEnv
  /** For the reports; created and removed by the caller. */
  folder: string
  stop: AbortSignal
}

/** Unit and model tests. `args` are passed to Vitest (part of a file name, `-t name`). */
export async function runVitest(bench: Bench, args: string[]): Promise<Counts> {
  const report = join(bench.folder, 'vitest.json')
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join(bench.root, 'node_modules', 'vitest', 'vitest.mjs')
  const exitCode = await run(bench, vitest, ['run', ...options, ...args])
  return withExitCode(readReport(report, countVitest), exitCode)
}

/** End-to-end tests. `args` are passed to Playwright (part of a file name, `-g name`). */
export async function runPlaywright(bench: Bench, args: string[]): Promise<Counts> {
  const report = join(bench.folder, 'playwright.json')
  const exitCode = await run(
    bench,
    playwright(bench),
    [...playwrightArgs, '--reporter=list,json', ...args],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  return withExitCode(readReport(report, countPlaywright), exitCode)
}

/** Counts all end-to-end tests as skipped, when there is no browser. */
export async function skipPlaywright(bench: Bench, args: string[]): Promise<Counts> {
  const program = nodeProgram(
    playwright(bench),
    ...playwrightArgs,
    '--list',
    '--reporter=json',
    ...args,
  )
  const output = await runQuietly(program, { cwd: bench.root, env: bench.env, stop: bench.stop })
  const list: PlaywrightList = JSON.parse(output.slice(output.indexOf('{')))
  return { ...none, skipped: countListed(list) }
}

const playwright = ({ root }: Bench) => join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const playwrightArgs = ['test', '-c', join('tests', 'playwright.config.ts')]

function readReport<Report>(file: string, count: (report: Report) => Counts): Counts | undefined {
  if (!existsSync(file)) return undefined
  return count(JSON.parse(readFileSync(file, 'utf8')))
}

const run = (bench: Bench, script: string, args: string[], extraEnv: NodeJS.ProcessEnv = {}) =>
  runVisibly(nodeProgram(script, ...args), {
    cwd: bench.root,
    env: { ...bench.env, ...extraEnv },
    stop: bench.stop,
  })
