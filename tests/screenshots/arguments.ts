import { parseArgs } from 'node:util'
import { type Screen, screens } from './screens.ts'

const widths = [375, 768, 1024, 1440]

/**
 * What was asked for: names of screens, all when there is none, and widths (`--width 375`, also
 * several times), else the usual four.
 * @throws an error that names the invalid argument
 */
export function readArguments(given: string[]): { screens: Screen[]; widths: number[] } {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { width: { type: 'string', multiple: true } },
  })
  const chosen = (values.width ?? []).map(readWidth)
  return {
    screens: positionals.length > 0 ? choose(positionals) : screens,
    widths: chosen.length > 0 ? chosen : widths,
  }
}

/** A part of a name is enough: `careers` means each of its states. */
function choose(wanted: string[]): Screen[] {
  const unknown = wanted.find((part) => !screens.some(({ name }) => name.includes(part)))
  if (!unknown) return screens.filter(({ name }) => wanted.some((part) => name.includes(part)))
  const names = screens.map(({ name }) => name).join(', ')
  throw new Error(`There is no screen “${unknown}”: choose from ${names}.`)
}

function readWidth(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= 240 && width <= 4000) return width
  throw new Error(`A width is a number of pixels between 240 and 4000, and not “${text}”.`)
}
