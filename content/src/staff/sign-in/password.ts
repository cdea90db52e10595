import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { settings } from '../../settings.ts'

export const shortestPassword = 12

/** Limits the time to check a password, which grows with its length. */
const longestPassword = 128

/** On a scale from 0 to 4; 3 means more than 10⁸ guesses. */
const leastScore = 3

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: longestPassword })

/**
 * @param about known data about its owner, such as name and email
 * @returns why the password is too weak, in a sentence; `undefined` when it is acceptable.
 */
export function weaknessOf(password: string, about: readonly string[] = []): string | undefined {
  if (password.length < shortestPassword) {
    return `The password is too short: use at least ${shortestPassword} characters, such as four unrelated words.`
  }
  if (password.length > longestPassword) {
    return `The password is too long: use at most ${longestPassword} characters.`
  }
  if (new Set(password).size < 5) return 'The password repeats a few characters: use more of them.'
  const known = [...about, ...ownWords].flatMap((given) => {
    const text = given.toLowerCase()
    return [text, text.replace(/[^\p{L}\d]/gu, ''), ...text.split(/[\s@.]+/)]
  })
  const { score } = meter.check(
    password,
    known.filter((word) => word.length > 2),
  )
  if (score < leastScore) {
    return 'The password is easy to guess: use four unrelated words, or let a password manager make one.'
  }
  return undefined
}

const ownWords = ['vitrina', 'payload', new URL(settings.SITE_URL).hostname]
