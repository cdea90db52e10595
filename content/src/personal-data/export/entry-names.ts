/** Longer names are more than some file systems take (bytes, with the folders around them). */
const longest = 150

/** The names of devices, which Windows opens instead of a file (Microsoft, “Naming Files”). */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Names entries of an archive after the files as they were sent, made harmless: no folders, nothing
 * hidden, no device, no direction marks, none twice however a file system compares.
 *
 * @returns takes a folder of ours and the name that somebody gave their file.
 */
export function entryNames(): (folder: string, originalName: string) => string {
  const taken = new Set<string>()
  return (folder, originalName) => {
    const name = harmless(originalName)
    for (let number = 1; ; number += 1) {
      const entry = `${harmless(folder)}/${number === 1 ? name : numbered(name, number)}`
      const compared = entry.normalize('NFC').toLowerCase()
      if (taken.has(compared)) continue
      taken.add(compared)
      return entry
    }
  }
}

function harmless(name: string): string {
  const kept = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const shortened = shorten(kept || 'file')
  return device.test(shortened) ? `_${shortened}` : shortened
}

/** Keeps the ending, by which programs know a file. */
function shorten(name: string): string {
  if (Buffer.byteLength(name) <= longest) return name
  const ending = name.match(/\.[\p{L}\d]{1,10}$/u)?.[0] ?? ''
  let stem = [...name.slice(0, name.length - ending.length)]
  while (Buffer.byteLength(stem.join('') + ending) > longest) stem = stem.slice(0, -1)
  return stem.join('') + ending
}

function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return `${name.slice(0, end)} (${number})${name.slice(end)}`
}
