import type { Random } from './random.ts'
import { damaged, inAddress, strangeBytes, strangeText } from './values.ts'

/** A file that goes with a form. */
export type FormFile = { name: string; fileName: string; type: string; bytes: Buffer }

export type FormBody = { type: string; body: Buffer }

/** Leaves fields out, repeats some, adds strange ones, and puts strange texts into others. */
export function changedFields(
  random: Random,
  fields: readonly [string, string][],
): [string, string][] {
  const changed = fields.flatMap(([name, value]): [string, string][] => {
    const chance = random.below(100)
    if (chance < 6) return []
    if (chance < 10)
      return [
        [name, value],
        [name, value],
      ]
    if (chance < 20) return [[name, strangeText(random)]]
    if (chance < 22) return [[strangeText(random), value]]
    return [[name, value]]
  })
  if (random.percent(10)) changed.push([strangeText(random), strangeText(random)])
  if (random.percent(1)) return random.several(300, () => ['a', 'b'])
  return changed
}

/** `application/x-www-form-urlencoded`, whole or damaged. */
export function urlencoded(random: Random, fields: readonly [string, string][]): FormBody {
  const text = fields
    .map(([name, value]) => `${inAddress(random, name)}=${inAddress(random, value)}`)
    .join(random.percent(3) ? ';' : '&')
  const body = Buffer.from(text, 'latin1')
  return {
    type: random.percent(90)
      ? 'application/x-www-form-urlencoded'
      : `application/x-www-form-urlencoded; charset=${random.pick(['utf-16le', 'base64', '', 'x'])}`,
    body: random.percent(20) ? damaged(random, body) : body,
  }
}

const dispositions = (name: string, fileName: string) => [
  `form-data; name="${name}"; filename="${fileName}"`,
  `form-data; name="${name}"; filename=""`,
  `form-data; name=""; filename="${fileName}"`,
  `form-data; filename="${fileName}"`,
  `form-data; name="${'n'.repeat(101)}"; filename="${fileName}"`,
  `form-data; name="${name}"; filename*=UTF-8''%e2%82%ac%00.pdf`,
  `form-data; name="${name}"; filename*=x'y'%zz`,
  `form-data; name=${name}; filename=${fileName}`,
  `form-data; name="${name}`,
  `attachment; name="${name}"; filename="${fileName}"`,
  'form-data',
  '',
]

/** `multipart/form-data`, whole or broken in one of many ways. */
export function multipart(
  random: Random,
  fields: readonly [string, string][],
  files: readonly FormFile[],
): FormBody {
  const boundary = random.percent(95)
    ? '----fuzz'
    : random.pick(['', 'b', '"', ' ', 'x'.repeat(200)])
  const delimiter = `--${boundary}\r\n`
  const parts = fields.map(([name, value]) =>
    part(`form-data; name="${name}"`, Buffer.from(value), ''),
  )
  for (const { name, fileName, type, bytes } of files) {
    const shownName = random.percent(70) ? fileName : strangeText(random)
    const disposition = random.percent(60)
      ? `form-data; name="${name}"; filename="${shownName}"`
      : random.pick(dispositions(name, shownName))
    const content = random.percent(60)
      ? bytes
      : random.pick([strangeBytes(random), Buffer.alloc(0)])
    const given = random.percent(80) ? type : strangeText(random)
    parts.splice(random.below(parts.length + 1), 0, part(disposition, content, given))
  }
  if (random.percent(5)) parts.push(part('form-data; name="a"', Buffer.from('b'), 'x\r\nX: y'))
  if (random.percent(1))
    parts.push(
      ...random.several(250, () => part('form-data; name="a"; filename="b"', Buffer.from('c'), '')),
    )
  const whole = Buffer.concat([
    ...parts.flatMap((bytes) => [Buffer.from(delimiter), bytes, Buffer.from('\r\n')]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const type = random.percent(95)
    ? `multipart/form-data; boundary=${boundary}`
    : random.pick([
        ...['multipart/form-data', 'multipart/mixed; boundary=b', 'multipart/form-data; boundary='],
        ...['multipart/form-data; boundary="', 'application/json', 'text/plain', ''],
      ])
  return { type, body: random.percent(25) ? damaged(random, whole) : whole }
}

function part(disposition: string, content: Buffer, type: string): Buffer {
  const lines = [`Content-Disposition: ${disposition}`, type && `Content-Type: ${type}`]
  return Buffer.concat([Buffer.from(`${lines.filter(Boolean).join('\r\n')}\r\n\r\n`), content])
}
