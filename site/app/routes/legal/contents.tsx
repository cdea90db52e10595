import { m } from '~/paraglide/messages.js'
import type { OutlineEntry } from './outline.ts'

/** The table of contents: opens on a press where there is little room, stands open where there is. */
export function Contents({ entries }: { entries: OutlineEntry[] }) {
  if (entries.length < 3) return null
  return (
    <nav className="contents" aria-label={m.legal_contents()}>
      <details className="wide-open">
        <summary>{m.legal_contents()}</summary>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
