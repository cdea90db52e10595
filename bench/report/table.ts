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
