// `npm run bench`: all benchmarks, for docs/performance.md (not written for parts or BENCH_SHARE).

import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { measureFirstPaint } from './browser/first-paint.ts'
import { measureFirstTap } from './browser/first-tap.ts'
import { measureLighthouse } from './browser/lighthouse.ts'
import { measureNavigation } from './browser/navigation.ts'
import { measureVisit } from './browser/visit.ts'
import { measureBytes } from './bytes.ts'
import { measureGrowth, measurePublishing } from './content/growth.ts'
import { measureSearch } from './content/search.ts'
import { measureStatistics } from './content/statistics.ts'
import { measureIntake } from './intake.ts'
import { measureMillion } from './million.ts'
import { type Limit, limitsTable, type Measured, share, toMarkdown } from './report.ts'
import { measureServed } from './served.ts'
import { measureStart } from './start.ts'

const parts: Record<string, () => Promise<Measured>> = {
  bytes: measureBytes,
  'first-paint': measureFirstPaint,
  'first-tap': measureFirstTap,
  visit: measureVisit,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
  served: measureServed,
  publishing: measurePublishing,
  growth: measureGrowth,
  search: measureSearch,
  million: measureMillion,
  start: measureStart,
  intake: measureIntake,
  statistics: measureStatistics,
}
const docs = join(import.meta.dirname, '../docs')

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in parts))
if (unknown) {
  console.error(`Unknown part “${unknown}”: use one of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const tables: string[] = []
const limits: Limit[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue
  try {
    const result = await measure()
    const markdown = result.tables.map(toMarkdown)
    console.log(markdown.join('\n'))
    tables.push(...markdown)
    limits.push(...result.limits)
  } catch (error) {
    // A failed part does not stop the others.
    console.error(error)
    process.exitCode = 1
    limits.push({ name: `all of “${name}”`, limit: '', measured: 'it failed', met: false })
  }
}
const summary = [toMarkdown(limitsTable(limits))]
// By how much a limit is not met, why, and where the floor is.
if (names.length === 0) summary.push(await readFile(join(docs, 'performance-notes.md'), 'utf8'))
console.log(summary.join('\n'))
if (names.length === 0 && share === 1) {
  const file = join(docs, 'performance.md')
  await writeFile(file, [preface(), ...summary, ...tables].join('\n'))
  console.log(`Written to ${file}`)
}

function preface(): string {
  const [cpu] = cpus()
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} at ${revision.trim()}, on ${cpus().length} cores (${cpu?.model.trim()}) with ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}. Times depend on the machine; ratios hold on any.
`
}
