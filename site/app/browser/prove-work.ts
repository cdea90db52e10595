import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** What the server asks of whoever sends a lot. */
export type WorkChallenge = Challenge

/**
 * Does the work that a challenge asks for, with the browser's own cryptography.
 * @returns the proof, as the server reads it from the form
 * @throws when it takes more than a minute and a half
 */
export async function proveWork(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The work could not be done in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
