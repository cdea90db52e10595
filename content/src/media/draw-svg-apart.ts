import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { maxSvgTime } from './image-sizes.ts'

// This process never parses or draws an SVG, whatever the type it is declared to have.
sharp.block({ operation: ['VipsForeignLoadSvg'] })

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), 'draw-svg.ts')

/** `pixels` of its original size, which may be larger than it was drawn. */
type DrawnSvg = { pixels: number; color: string }

/** Whether a file begins like an SVG, as the library that draws it decides. */
export function isSvg(file: Buffer): boolean {
  return /<(?:\w+:)?svg\b/i.test(file.subarray(0, 1_000).toString('latin1'))
}

/**
 * Draws an SVG in a process that is killed when it takes too much time or memory: a few lines can
 * describe years of work, and a thread of this process could not be interrupted.
 */
export async function drawSvgApart(file: Buffer): Promise<DrawnSvg | undefined> {
  const drawing = promisify(execFile)(process.execPath, [program], {
    // None of our environment variables, because they contain secrets.
    env: { NODE_ENV: 'production' },
    timeout: maxSvgTime,
    killSignal: 'SIGKILL',
  })
  // It ends early when the file cannot be drawn.
  drawing.child.stdin?.on('error', () => {})
  drawing.child.stdin?.end(file)
  const drawn = await drawing.catch(() => undefined)
  return drawn && (JSON.parse(drawn.stdout) as DrawnSvg)
}
