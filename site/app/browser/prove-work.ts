import type { WorkChallenge } from '@vitrina/content/submissions/submission.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves a challenge; the proof is in the form's format. @throws after more than 90 seconds. */
export async function proveWork(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The work could not be done in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
