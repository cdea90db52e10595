// Serves one file as a compressed page, with nothing but Node's HTTP server: `node
// bench/server/plain-server.ts {file} {port}`.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port] = process.argv.slice(2)
const page = readFileSync(file)
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': page.length,
}

createServer((_, answer) => answer.writeHead(200, headers).end(page)).listen(
  Number(port),
  '127.0.0.1',
)
