export const shortestPassword = 12

/** @returns why this may not be a password of staff, in a sentence; `undefined` when it may. */
export function weaknessOf(password: string): string | undefined {
  if (password.length < shortestPassword) {
    return `The password is too short: use at least ${shortestPassword} characters, such as four unrelated words.`
  }
  if (new Set(password).size < 5) return 'The password repeats a few characters: use more of them.'
  return undefined
}
