import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProgram, runQuietly, runVisibly } from '../run/programs.mjs'
import {
  type Counts,
  countListed,
  countPlaywright,
  none,
  type PlaywrightReport,
  withExitCode,
} from './reports.ts'

/** The context of a test runner. */
export interface TestRun {
  root: string
  env: NodeJS.ProcessEnv
  /** For the reports; created and removed by the caller. */
  folder: string
  stop: AbortSignal
}

/** Unit and model tests. `args` are passed to Vitest (part of a file name, `-t name`). */
export async function runVitest(run: TestRun, args: string[]): Promise<Counts> {
  const report = join(run.folder, 'vitest.json')
  const options = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'reporter.ts')}`]
  const vitest = join(run.root, 'node_modules', 'vitest', 'vitest.mjs')
  const exitCode = await execute(run, vitest, ['run', ...options, ...args], {
    VITEST_COUNTS_FILE: report,
  })
  return withExitCode('Vitest', readReport<Counts>(report), exitCode)
}

/** End-to-end tests. `args` are passed to Playwright (part of a file name, `-g name`). */
export async function runPlaywright(run: TestRun, args: string[]): Promise<Counts> {
  const report = join(run.folder, 'playwright.json')
  const exitCode = await execute(
    run,
    playwright(run),
    [...playwrightArgs, '--reporter=list,json', ...args],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  )
  const reported = readReport<PlaywrightReport>(report)
  return withExitCode('Playwright', reported && countPlaywright(reported), exitCode)
}

/** Counts all end-to-end tests as skipped, when there is no browser. */
export async function skipPlaywright(run: TestRun, args: string[]): Promise<Counts> {
  const program = nodeProgram(
    playwright(run),
    ...playwrightArgs,
    '--list',
    '--reporter=json',
    ...args,
  )
  const output = await runQuietly(program, { cwd: run.root, env: run.env, stop: run.stop })
  const list: PlaywrightReport = JSON.parse(output.slice(output.indexOf('{')))
  return { ...none, skipped: countListed(list) }
}

const playwright = ({ root }: TestRun) =>
  join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const playwrightArgs = ['test', '-c', join('tests', 'playwright.config.ts')]

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const execute = (run: TestRun, script: string, args: string[], extraEnv: NodeJS.ProcessEnv = {}) =>
  runVisibly(nodeProgram(script, ...args), {
    cwd: run.root,
    env: { ...run.env, ...extraEnv },
    stop: run.stop,
  })
