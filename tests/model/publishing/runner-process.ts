import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** runner.ts as a process of its own, on this suite's database. */
export class RunnerProcess {
  readonly #child: ChildProcess
  readonly #lines: string[] = []

  private constructor(child: ChildProcess) {
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#lines.push(...text.split('\n').filter(Boolean))
      })
    }
  }

  static async start(): Promise<RunnerProcess> {
    const script = path.join(import.meta.dirname, 'runner.ts')
    const runner = new RunnerProcess(
      spawn(process.execPath, [script], {
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
    const deadline = Date.now() + 30_000
    while (!runner.#lines.includes('ready')) {
      if (Date.now() > deadline || runner.#child.exitCode !== null) {
        await runner.kill()
        throw new Error(`The runner did not start:\n${runner.#lines.join('\n')}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return runner
  }

  /** What it has published. */
  published(): string[] {
    return this.#lines.filter((line) => line.startsWith('published'))
  }

  output(): string {
    return this.#lines.join('\n')
  }

  /** Ends it at once (SIGKILL), as a crash would. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }
}
