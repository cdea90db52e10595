/** A link that opens a message with its subject filled in (RFC 6068). */
export function mailAddress(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`
}
