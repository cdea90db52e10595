import { Chart, type ChartProps } from './chart.tsx'

const width = 440
const height = 190
const top = 20
const bottom = 24
const space = height - top - bottom

/** Upright bars side by side, for what follows each other in time. */
export function ColumnChart(props: ChartProps) {
  const { values } = props
  const most = Math.max(1, ...values.map(({ count }) => count))
  const step = width / values.length
  return (
    <Chart {...props} height={height} width={width}>
      {values.map(({ name, count }, index) => {
        const length = (count / most) * space
        const middle = (index + 0.5) * step
        return (
          <g key={name}>
            <rect
              className="today__bar"
              height={length}
              rx={2}
              width={step * 0.7}
              x={middle - step * 0.35}
              y={top + space - length}
            />
            {count > 0 && (
              <text
                className="today__number"
                textAnchor="middle"
                x={middle}
                y={top + space - length - 6}
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
      <line className="today__axis" x1={0} x2={width} y1={top + space} y2={top + space} />
    </Chart>
  )
}
