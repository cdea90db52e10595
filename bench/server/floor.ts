import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tests/e2e/support/ports.ts'
import { isInstalled, type Throughput, throughput } from './throughput.ts'

/** The compressed body of a page. */
export function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

/** Throughput of nginx with one worker and the same bytes, if it is installed. */
export async function besideNginx(page: Buffer): Promise<Throughput | undefined> {
  if (!isInstalled('nginx')) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-nginx-'))
  const port = await freePort()
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'page.html'), page)
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; open_file_cache max=10; keepalive_requests 10000000;
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; } }`,
  )
  try {
    return await whileRunning('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], () =>
      throughput(`http://127.0.0.1:${port}/page.html`),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Throughput of a bare Node server with the same bytes, the upper bound for anything in Node. */
export async function besidePlainNode(page: Buffer): Promise<Throughput> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-node-'))
  const port = await freePort()
  const file = join(folder, 'page')
  await writeFile(file, page)
  try {
    const script = join(import.meta.dirname, 'plain-server.ts')
    return await whileRunning(process.execPath, [script, file, String(port)], () =>
      throughput(`http://127.0.0.1:${port}/`),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function whileRunning<Result>(
  command: string,
  args: string[],
  measure: () => Promise<Result>,
): Promise<Result> {
  const server = spawn(command, args, { stdio: 'ignore' })
  const gone = once(server, 'exit')
  try {
    await new Promise((started) => setTimeout(started, 500))
    return await measure()
  } finally {
    server.kill()
    await gone
  }
}
