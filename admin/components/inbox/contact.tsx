/** A text of a visitor, as a link where it is an address that can safely be followed. */
export function Contact({ text }: { text: string }) {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>
  if (/^\+?[\d\s().-]{6,}$/.test(text)) {
    return <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>
  }
  if (/^https?:\/\//.test(text) && URL.canParse(text)) {
    return (
      <a className="fact__link" href={text} rel="noopener noreferrer nofollow" target="_blank">
        {text}
      </a>
    )
  }
  return text
}
