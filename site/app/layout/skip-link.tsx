import { m } from '~/paraglide/messages.js'

/** The first keyboard stop: skips the menu and goes to the content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {m.skip_to_content()}
    </a>
  )
}
