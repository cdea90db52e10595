import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type Running = {
  pid: number
  /** Everything it has written so far. */
  output: () => string
  /** Asks it to end (SIGTERM), insists after ten seconds, and resolves when it is gone. */
  stop: () => Promise<void>
  /** Ends it at once (SIGKILL), as a crash or a power cut would. */
  kill: () => Promise<void>
}

type Options = {
  cwd: string
  env: NodeJS.ProcessEnv
  args?: string[]
  /** In blocks of 512 bytes: whatever it writes beyond fails, as on a full disk. */
  maxFileSize?: number
}

const started: { script: string; output: () => string }[] = []

/** What the processes wrote that were started since the last call, and how they ended. */
export function takeOutput(): string {
  return started
    .splice(0)
    .reduce((all, { script, output }) => `${all}# ${script}\n${output()}\n`, '')
}

/** Starts a program of ours and keeps its output for the case that something goes wrong. */
export function startNode(script: string, { cwd, env, args = [], maxFileSize }: Options): Running {
  const limit = `ulimit -f ${maxFileSize ?? 'unlimited'} && exec "$0" "$@"`
  const child = spawn('/bin/sh', ['-c', limit, process.execPath, script, ...args], {
    ...{ cwd, env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  }
  child.on('exit', (code, signal) => parts.push(`exit ${code ?? signal}\n`))
  const output = () => parts.join('')
  started.push({ script, output })
  return {
    pid: child.pid ?? 0,
    output,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/**
 * Runs a program of ours to its end.
 * @throws with what it wrote, when it failed
 */
export async function runNode(script: string, { cwd, env }: Options): Promise<void> {
  const child = spawn(process.execPath, [script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => parts.push(text))
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${parts.join('')}`)
}

/** Asks an address until it answers with that status. */
export async function untilAnswering(
  url: string,
  running: Running,
  { status = 200, within = 60_000 } = {},
): Promise<void> {
  const deadline = Date.now() + within
  while (Date.now() < deadline) {
    if (!isAlive(running.pid)) break
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.status === status) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer ${status}. The process wrote:\n${running.output()}`)
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  const insist = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(insist)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * A free port, outside of the range from which the system takes the ports of outgoing
 * connections: one of those could take it before the server that it is for.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
