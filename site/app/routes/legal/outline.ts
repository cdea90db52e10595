type Entry = { id: string; title: string }

/**
 * Shifts the headings of rendered rich text (from `h3`, without attributes) to one level below the
 * page title, and gives each an id for the table of contents.
 */
export function outline(html: string): { html: string; entries: Entry[] } {
  const entries: Entry[] = []
  const withIds = html
    .replace(/<h3>(.*?)<\/h3>/gs, (_, inner: string) => {
      const title = plainText(inner)
      const id = uniqueId(title, entries)
      entries.push({ id, title })
      return `<h2 id="${id}">${inner}</h2>`
    })
    .replace(/<(\/?)h4>/g, '<$1h3>')
  return { html: withIds, entries }
}

/** Those that the converter writes. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim()
}

function uniqueId(title: string, entries: Entry[]): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
  const id = words.join('-')
  const duplicates = entries.filter((entry) => entry.id.replace(/-\d+$/, '') === id).length
  return duplicates > 0 ? `${id}-${duplicates + 1}` : id
}
