import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

/** One thing that the Nu Html Checker says about a page. */
export type Remark = {
  page: string
  kind: 'error' | 'warning' | 'info'
  message: string
  /** The place in the page, where there is one. */
  extract: string
}

type Message = {
  type: string
  subType?: string
  url?: string
  message: string
  extract?: string
}

const run = promisify(execFile)
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** The checker is a Java program; nothing else of ours needs Java. */
export async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  )
}

/** Has the Nu Html Checker read pages, given by what to call them, all of them in one process. */
export async function checkHtml(pages: Map<string, string>): Promise<Remark[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-html-'))
  try {
    const names = [...pages.keys()]
    const files = names.map((_, index) => join(folder, `${index}.html`))
    for (const [index, html] of [...pages.values()].entries()) {
      await writeFile(files[index] ?? '', html)
    }
    const { messages } = JSON.parse(await report(files)) as { messages: Message[] }
    return messages.map(({ type, subType, url, message, extract = '' }) => ({
      page: names[Number.parseInt(basename(url ?? ''), 10)] ?? 'the checker itself',
      kind: type === 'info' ? (subType === 'warning' ? 'warning' : 'info') : 'error',
      message,
      extract,
    }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** It ends with 1 when it found an error, which is an answer as well. */
async function report(files: string[]): Promise<string> {
  const args = ['-jar', checker, '--stdout', '--format', 'json', ...files]
  const options = { maxBuffer: 64 * 2 ** 20 }
  try {
    return (await run('java', args, options)).stdout
  } catch (error) {
    const { code, stdout } = error as { code?: unknown; stdout?: string }
    if (code === 1 && stdout) return stdout
    throw error
  }
}
