import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeProgram, runQuietly, runVisibly } from '../run/programs.mjs'
import { root } from '../settings.ts'
import { type Counts, countPlaywright, type PlaywrightReport, withExitCode } from './reports.ts'

export interface TestRun {
  env: NodeJS.ProcessEnv
  /** For the reports; created and removed by the caller. */
  folder: string
  stop: AbortSignal
}

/** Unit and model tests. `args` are passed to Vitest (part of a file name, `-t name`). */
export async function runVitest({ env, folder, stop }: TestRun, args: string[]): Promise<Counts> {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'reporter.ts')}`]
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const exitCode = await runVisibly(nodeProgram(vitest, 'run', ...reporters, ...args), {
    cwd: root,
    env: { ...env, VITEST_COUNTS_FILE: report },
    stop,
  })
  return withExitCode('Vitest', readReport<Counts>(report), exitCode)
}

/** End-to-end tests. `args` are passed to Playwright (part of a file name, `-g name`). */
export async function runPlaywright({ env, folder, stop }: TestRun, args: string[]) {
  const report = join(folder, 'playwright.json')
  const exitCode = await runVisibly(playwright('--reporter=list,json', ...args), {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stop,
  })
  const reported = readReport<PlaywrightReport>(report)
  return withExitCode('Playwright', reported && countPlaywright(reported), exitCode)
}

/** Counts all end-to-end tests as skipped, when there is no browser. */
export async function skipPlaywright({ env, stop }: TestRun, args: string[]): Promise<Counts> {
  const list = playwright('--list', '--reporter=json', ...args)
  const output = await runQuietly(list, { cwd: root, env, stop })
  return countPlaywright(JSON.parse(output.slice(output.indexOf('{'))))
}

function playwright(...args: string[]) {
  const script = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return nodeProgram(script, 'test', '-c', join('tests', 'playwright.config.ts'), ...args)
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
