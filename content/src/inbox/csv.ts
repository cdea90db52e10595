/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a CSV file after RFC 4180, with its line end. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: unknown): string {
  const text = harmless(value === null || value === undefined ? '' : String(value))
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Spreadsheets run a cell that begins like a formula, and what visitors write ends up in cells; an
 * apostrophe in front makes it text. Where the list separator is a semicolon, a spreadsheet splits
 * the file there and at every line end, and knows nothing of our quotation marks.
 */
function harmless(text: string): string {
  return text.replace(/^(?=[\t\r])|(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/g, "'")
}
