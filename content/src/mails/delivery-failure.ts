/**
 * What a failed delivery means for the mails behind it:
 *
 * - `server`: no mail gets through now (no connection, a broken one, a refused sign-in or sender, a
 *   full disk): the others wait, so that they arrive in order of age.
 * - `later`: the server put off this mail alone, as greylisting does (RFC 5321, 4yz).
 * - `refused`: the server will never take it like this (5yz), or it could not be written at all.
 */
export type DeliveryFailure = 'server' | 'later' | 'refused'

type SmtpError = Error & { code?: unknown; responseCode?: unknown; command?: unknown }

/** Codes of Nodemailer for an answer that is about one mail and not about the connection. */
const aboutOneMail = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

/** Reads what went wrong from the error of the mail transport. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error)) return 'refused'
  const { code, responseCode, command } = error as SmtpError
  if (code === undefined) return 'refused'
  if (!aboutOneMail.includes(String(code)) || command === 'MAIL FROM') return 'server'
  const answer = Number(responseCode)
  // 421: the server closes the connection (RFC 5321, 3.8), whatever it was about.
  if (answer === 421) return 'server'
  return answer >= 400 && answer < 500 ? 'later' : 'refused'
}
