import { execFile, execFileSync, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../tests/e2e/support/ports.ts'
import { screens } from '../tests/e2e/support/screens.ts'
import { timeMisses } from './server/time-misses.ts'
import { onStage } from './stage.ts'
import type { Table } from './table.ts'

const run = promisify(execFile)
const seconds = 5
const connections = 16
const rounds = 40
const kept = screens.filter(({ path, status }) => status === 200 && path !== '/hire-us')

/** How fast pages come from memory, beside nginx with the same bytes, and how fast they are made. */
export function measureServed(): Promise<Table[]> {
  return onStage(async ({ siteUrl, pid }) => {
    const hasWrk = isInstalled('wrk')
    const rows: Table['rows'] = []
    for (const { name, path } of kept) {
      // The second answer comes from memory, and a moment later at brotli's best.
      const headers = { 'Accept-Encoding': 'br' }
      for (let times = 0; times < 2; times++)
        await (await fetch(siteUrl + path, { headers })).text()
      if (!hasWrk) continue
      const ours = await wrk(siteUrl + path)
      const nginx = await besideNginx(siteUrl + path)
      rows.push([
        name,
        ours.rate.toFixed(0),
        ours.p99,
        nginx ? nginx.rate.toFixed(0) : 'not installed',
        nginx ? (ours.rate / nginx.rate).toFixed(2) : '',
      ])
    }
    const misses = await timeMisses(
      siteUrl,
      screens.filter(({ status }) => status === 200).map(({ path }) => path),
      rounds,
    )
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const memory = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    return [
      {
        title: 'Pages from memory',
        how: hasWrk
          ? `wrk, one thread, ${connections} connections, ${seconds} s each, brotli. nginx serves the same bytes as a file, with one worker, right after. Limits: ≥ 20,000 a second, p99 ≤ 5 ms, ratio ≥ 0.5. Resident memory of the site afterwards: ${memory} MB (limit 350 after start).`
          : 'wrk is not installed here, so this was not measured.',
        columns: ['page', 'a second', 'p99', 'nginx, a second', 'ratio'],
        rows,
      },
      {
        title: 'Pages rendered',
        how: `One after another, ${rounds} times each, past the memory. Limits: p50 ≤ 15 ms, p99 ≤ 60 ms.`,
        columns: ['page', 'p50', 'p99'],
        rows: misses.map(({ page, median, p99 }) => [
          page,
          `${median.toFixed(1)} ms`,
          `${p99.toFixed(1)} ms`,
        ]),
      },
    ]
  })
}

function isInstalled(command: string): boolean {
  try {
    execFileSync('/bin/sh', ['-c', `command -v ${command}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Requests a second, and the time that 99 of 100 take at most, as wrk writes it. */
async function wrk(url: string): Promise<{ rate: number; p99: string }> {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency']
  const { stdout } = await run('wrk', [...load, '-H', 'Accept-Encoding: br', url])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  return { rate, p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '' }
}

/** The same bytes from nginx, when it is installed. */
async function besideNginx(url: string): Promise<{ rate: number } | undefined> {
  if (!isInstalled('nginx')) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-nginx-'))
  const port = await freePort()
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'page.html'), await bytesOf(url))
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; open_file_cache max=10; keepalive_requests 10000000;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; } }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  try {
    await new Promise((started) => setTimeout(started, 500))
    return await wrk(`http://127.0.0.1:${port}/page.html`)
  } finally {
    nginx.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A page as it is sent, compressed. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}
