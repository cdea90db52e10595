import { Chart, type ChartProps } from './chart.tsx'

const width = 440
const row = 27
const longest = 24
const start = 170
const space = width - start - 40

/** Bars that lie below each other, for names that are compared. */
export function BarChart(props: ChartProps) {
  const { values } = props
  const most = Math.max(1, ...values.map(({ count }) => count))
  return (
    <Chart {...props} height={values.length * row} width={width}>
      {values.map(({ name, count }, index) => {
        const middle = (index + 0.5) * row
        const length = Math.max(2, (count / most) * space)
        return (
          <g key={name}>
            <text dominantBaseline="central" x={0} y={middle}>
              {name.length > longest ? `${name.slice(0, longest - 1)}…` : name}
            </text>
            <rect
              className="today__bar"
              height={14}
              rx={2}
              width={length}
              x={start}
              y={middle - 7}
            />
            <text
              className="today__number"
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
