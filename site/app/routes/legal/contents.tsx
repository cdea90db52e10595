import { m } from '~/paraglide/messages.js'
import type { OutlineEntry } from './outline.ts'

/** The table of contents: collapsible on narrow screens, always open on wide ones. */
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
