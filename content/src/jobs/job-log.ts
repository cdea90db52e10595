/** Where jobs say what they did: facts without anything personal, and a sentence. */
export type JobLog = {
  info: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}
