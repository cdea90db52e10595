/** One result of the benchmark: a title, a sentence about the method, and a table. */
export type Table = {
  title: string
  how: string
  columns: string[]
  rows: Array<Array<string | number>>
}

/** Formats a table as Markdown. */
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
