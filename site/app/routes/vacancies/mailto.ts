/** A `mailto:` URL with the subject filled in (RFC 6068). */
export function mailtoUrl(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
