/** What one part of the benchmark found: a title, a sentence about how, and a table. */
export type Table = {
  title: string
  how: string
  columns: string[]
  rows: Array<Array<string | number>>
}

/** A table as Markdown. */
export function toMarkdown({ title, how, columns, rows }: Table): string {
  const line = (cells: Array<string | number>) => `| ${cells.join(' | ')} |`
  return [
    `## ${title}`,
    '',
    how,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
    '',
  ].join('\n')
}

/** The value below which a share of the given values lies; they are sorted, and there are some. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
