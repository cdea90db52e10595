import type { ReactNode } from 'react'

export type Value = { name: string; count: number }

export type ChartProps = {
  /** Unique on the page. */
  id: string
  title: string
  /** What the names are, such as weeks. */
  kind: string
  total: string
  asTable: string
  values: Value[]
}

type Props = ChartProps & { width: number; height: number; children: ReactNode }

/** A picture of numbers, which says them to those who cannot see it, and the same as a table. */
export function Chart({ id, title, kind, total, asTable, values, width, height, children }: Props) {
  return (
    <figure className="today__chart">
      <figcaption>{title}</figcaption>
      <svg
        aria-labelledby={`${id}-title ${id}-description`}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>
          {values.map(({ name, count }) => `${name}: ${count}`).join(', ')}
        </desc>
        {children}
      </svg>
      <details>
        <summary>
          {asTable}
          <span className="today__hidden">: {title}</span>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{kind}</th>
              <th scope="col">{total}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
