/** Compiles the texts of emails to visitors; `npm run typegen -w content`. */
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(import.meta.dirname, '../..')
const project = path.join(root, 'project.inlang')
const outdir = path.join(root, 'src/paraglide')
const stamp = path.join(outdir, 'made-from.sha256')

export const messagesFolder = path.join(root, 'messages')

/**
 * Compiles `messages` to `src/paraglide` unless it is current. Files are replaced one by one, because
 * builds and tests may be reading them.
 */
export async function compileMessages(): Promise<void> {
  const inputs = await hashInputs()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === inputs) return
  const { compile } = await import('@inlang/paraglide-js')
  await mkdir(outdir, { recursive: true })
  const made = await mkdtemp(path.join(outdir, 'making-'))
  try {
    // No message has a language of its own: without `{ locale }`, this strategy makes it throw.
    await compile({ project, outdir: made, strategy: ['globalVariable'], isServer: 'true' })
    for (const file of await filesIn(made)) {
      const target = path.join(outdir, path.relative(made, file))
      await mkdir(path.dirname(target), { recursive: true })
      await rename(file, target)
    }
    await writeFile(stamp, inputs)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

/** Also of this script and the compiler's version. */
async function hashInputs(): Promise<string> {
  const compiler = fileURLToPath(import.meta.resolve('@inlang/paraglide-js'))
  const files = [
    import.meta.filename,
    path.join(compiler, '../../package.json'),
    path.join(project, 'settings.json'),
    ...(await filesIn(messagesFolder)).sort(),
  ]
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = await readFile(file)
    hash.update(`${path.relative(root, file)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((each) => each.isFile())
    .map((each) => path.join(each.parentPath, each.name))
}

if (process.argv[1] === import.meta.filename) await compileMessages()
