/** Logger for jobs: fields without personal data, and a message. */
export type JobLog = {
  info: (fields: Record<string, unknown>, message: string) => void
  error: (fields: Record<string, unknown>, message: string) => void
}
