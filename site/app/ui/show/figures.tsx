/** Big numbers, each with what it counts. */
export function Figures({ items }: { items: { value: string; label: string }[] }) {
  return (
    <dl className="figures">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
