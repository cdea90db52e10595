// `npm run bench`: measures what docs/performance.md says, and writes it. `npm run bench -- intake`
// measures some parts and writes nothing.

import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { measureIntake } from './intake.ts'
import { measureServed } from './served.ts'
import { type Table, toMarkdown } from './table.ts'

const parts: Record<string, () => Promise<Table | Table[]>> = {
  intake: measureIntake,
  served: measureServed,
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in parts))
if (unknown) {
  console.error(`Unknown part “${unknown}”: use one of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const tables: Table[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const found = [await measure()].flat()
  tables.push(...found)
  for (const table of found) console.log(toMarkdown(table))
}
if (asked.length === 0) {
  const file = join(import.meta.dirname, '../docs/performance.md')
  await writeFile(file, `${[preface(), ...tables.map(toMarkdown)].join('\n')}`)
  console.log(`Written to ${file}`)
}

function preface(): string {
  const [cpu] = cpus()
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} at ${revision.trim()}, on ${cpus().length} cores (${cpu?.model.trim()}) with ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}. Times depend on the machine; ratios hold on any.
`
}
