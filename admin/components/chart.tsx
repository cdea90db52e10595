import type { Translate } from '@vitrina/content/i18n/translator.ts'
import type { ReactNode } from 'react'
import './chart.css'

type Props = {
  title: string
  /** Headings of the table. */
  columns: string[]
  rows: [name: string, ...values: (number | string)[]][]
  t: Translate
  /** The caption and the picture. */
  children: ReactNode
}

/** A chart with the same numbers as a table. */
export function Chart({ title, columns, rows, t, children }: Props) {
  return (
    <figure className="chart">
      {children}
      <details>
        <summary>
          {t('As a table')}
          <span className="sr-only">: {title}</span>
        </summary>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
