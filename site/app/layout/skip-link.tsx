import { m } from '~/paraglide/messages.js'

/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      {m.skip_to_content()}
    </a>
  )
}
