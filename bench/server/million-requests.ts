/**
 * A million requests for the main pages, and a thousand for random ones, against a running site:
 * `node bench/server/million-requests.ts http://127.0.0.1:3000 {its process id}`. Ends with code 1
 * when an answer was wrong or its memory grew.
 */
import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'

const [siteUrl, pid, wanted = '1000000'] = process.argv.slice(2)
if (!siteUrl || !pid) {
  console.error('Say where the site is and which process it is.')
  process.exit(1)
}
const pages = ['/', '/services', '/careers', '/about-us', '/not-found']
const visitors = 32
const agent = new Agent({ keepAlive: true, maxSockets: visitors })
const total = Number(wanted)

/** The process's resident memory in megabytes (Linux). */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(siteUrl + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

/** Asks so many times, by several visitors at once, and returns how often each status came. */
async function askFor(count: number, path: (n: number) => string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const visit = async () => {
    for (let n = next++; n < count; n = next++) {
      const status = await ask(path(n)).catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return statuses
}

const mainPage = (n: number) => pages[n % pages.length] ?? '/'
await askFor(20_000, mainPage)
const before = await memory()
const begun = performance.now()
const statuses = await askFor(total, mainPage)
const seconds = (performance.now() - begun) / 1_000
const after = await memory()
const random = await askFor(1_000, (n) =>
  n % 2 ? `/services/random-${n}` : `/services?service=random-${n}&x=${n}`,
)
const afterRandom = await memory()

console.log(
  `${total} requests in ${Math.round(seconds)} s, by status:`,
  Object.fromEntries(statuses),
)
console.log('1000 random ones, by status:', Object.fromEntries(random))
console.log(`memory: ${before} MB before, ${after} MB after, ${afterRandom} MB after random ones`)
const wrong = [...statuses, ...random].filter(([status]) => ![200, 302, 404].includes(status))
process.exit(wrong.length > 0 || after > before * 1.1 + 20 ? 1 : 0)
