import type { ReactNode } from 'react'

const width = 440
const row = 27
const maxNameLength = 24
const start = 170
const barSpace = width - start - 40

/** Horizontal bars, for comparing categories. */
export function BarChart(props: ChartProps) {
  const { values } = props
  const max = Math.max(1, ...values.map(({ count }) => count))
  return (
    <Chart {...props} height={values.length * row} width={width}>
      {values.map(({ name, count }, index) => {
        const middle = (index + 0.5) * row
        const length = Math.max(2, (count / max) * barSpace)
        return (
          <g key={name}>
            <text dominantBaseline="central" x={0} y={middle}>
              {name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name}
            </text>
            <rect
              className="summary__bar"
              height={14}
              rx={2}
              width={length}
              x={start}
              y={middle - 7}
            />
            <text
              className="summary__number"
              dominantBaseline="central"
              x={start + length + 8}
              y={middle}
            >
              {count}
            </text>
          </g>
        )
      })}
    </Chart>
  )
}

type Value = { name: string; count: number }

type ChartProps = {
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

/** An SVG chart with a text alternative and the same numbers as a table. */
function Chart({ id, title, kind, total, asTable, values, width, height, children }: Props) {
  return (
    <figure className="summary__chart">
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
          <span className="summary__hidden">: {title}</span>
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

const height = 190
const top = 20
const bottom = 24
const columnSpace = height - top - bottom

/** Vertical bars, for a time series. */
export function ColumnChart(props: ChartProps) {
  const { values } = props
  const max = Math.max(1, ...values.map(({ count }) => count))
  const step = width / values.length
  return (
    <Chart {...props} height={height} width={width}>
      {values.map(({ name, count }, index) => {
        const length = (count / max) * columnSpace
        const middle = (index + 0.5) * step
        return (
          <g key={name}>
            <rect
              className="summary__bar"
              height={length}
              rx={2}
              width={step * 0.7}
              x={middle - step * 0.35}
              y={top + columnSpace - length}
            />
            {count > 0 && (
              <text
                className="summary__number"
                textAnchor="middle"
                x={middle}
                y={top + columnSpace - length - 6}
              >
                {count}
              </text>
            )}
            {index % 3 === 0 && (
              <text textAnchor="middle" x={Math.max(middle, 22)} y={height - 6}>
                {name}
              </text>
            )}
          </g>
        )
      })}
      <line
        className="summary__axis"
        x1={0}
        x2={width}
        y1={top + columnSpace}
        y2={top + columnSpace}
      />
    </Chart>
  )
}
