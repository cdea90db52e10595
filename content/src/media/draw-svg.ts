// Child process of `draw-svg-apart.ts`: reads an SVG from its input and writes what it found.

import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { hexOf, maxDrawnSize, maxSvgMemory, maxSvgTime } from './image-sizes.ts'

// Nothing else interrupts the drawing when the process that started this one has ended.
setInterval(() => {
  if (process.memoryUsage.rss() > maxSvgMemory || performance.now() > maxSvgTime) {
    process.kill(process.pid, 'SIGKILL')
  }
}, 20)

const picture = sharp(await buffer(process.stdin), { limitInputPixels: false })
const { width, height } = await picture.metadata()
const { data, info } = await picture
  .resize(maxDrawnSize, maxDrawnSize, { fit: 'inside', withoutEnlargement: true })
  .raw()
  .toBuffer({ resolveWithObject: true })
const { dominant } = await sharp(data, { raw: info }).stats()
const result = JSON.stringify({ pixels: width * height, color: hexOf(dominant) })
process.stdout.write(result, () => process.exit())
