import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmScript } from '../prepare/install.mjs'
import { nodeProgram, ProgramFailed, runQuietly, runVisibly } from '../run/programs.mjs'
import { root } from '../settings.ts'
import { progress } from '../terminal/progress.mjs'
import {
  type Counts,
  countPlaywright,
  none,
  type PlaywrightReport,
  sum,
  withExitCode,
} from './reports.ts'

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

const typed = ['content', 'site', 'admin', 'launcher', 'tests']
const bin = (name: string) => join(root, 'node_modules', '.bin', name)

/** Runs types, lint and format in parallel. @returns each check counted as one test */
export async function runChecks(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<Counts> {
  const check = async (title: string, script: string, ...args: string[]): Promise<Counts> => {
    const program = nodeProgram(script, ...args)
    try {
      await progress.step(title, () => runQuietly(program, { cwd: root, env, stop }))
      return { ...none, passed: 1 }
    } catch (error) {
      if (!(error instanceof ProgramFailed)) throw error
      progress.say(`\n${error.output.trim()}\n`)
      return { ...none, failures: [title] }
    }
  }
  // The site's messages and page types are generated, and the tests need them too.
  const generated = await check('Sources generated', npmScript(), 'run', 'typegen', '-w', 'site')
  if (generated.failures.length > 0) return generated
  const results = await Promise.all([
    check('Lint and format', bin('biome'), 'ci', '--colors=off'),
    ...typed.map((folder) => check(`Types of ${folder}`, bin('tsc'), '-p', folder)),
  ])
  return sum(results)
}
