import { execFile } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { maxSvgTime } from './svg-limits.ts'

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
 *
 * @returns undefined if the picture cannot be drawn or exceeds a limit
 */
export function drawSvgApart(file: Buffer): Promise<DrawnSvg | undefined> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program],
      // None of our environment variables, because they contain secrets.
      { env: { NODE_ENV: 'production' }, timeout: maxSvgTime, killSignal: 'SIGKILL' },
      (error, output) => resolve(error ? undefined : (JSON.parse(output) as DrawnSvg)),
    )
    // It ends early when the file cannot be drawn.
    child.stdin?.on('error', () => {})
    child.stdin?.end(file)
  })
}
