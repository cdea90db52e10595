import { classNames } from '../class-names.ts'

/** Large figures with labels. All have the same size, set by the longest one. */
export function Figures({ items }: { items: { value: string; label: string }[] }) {
  if (items.length === 0) return null
  const longest = Math.max(...items.map(({ value }) => value.length))
  return (
    <div
      className={classNames(
        'figures',
        longest > 5 && longest <= 10 && 'figures-words',
        longest > 10 && 'figures-phrases',
      )}
    >
      <dl>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
