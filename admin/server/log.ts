import { foreignLogOptions } from '@vitrina/content/log/log-options.ts'
import { standardOutput } from '@vitrina/content/log/standard-output.ts'
import { settings } from '@vitrina/content/settings.ts'
import pino from 'pino'

export const log = pino(foreignLogOptions('admin', settings.LOG_LEVEL), standardOutput())

/** Redirects the console output of Next and React (with colours and queries) to the log. */
export function captureConsole(): void {
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    const level = method === 'log' ? 'info' : method
    console[method] = (...said: unknown[]) => {
      const words = said.filter((part) => typeof part === 'string').join(' ')
      const err = said.find((part) => part instanceof Error)
      if (words.trim() || err) log[level](err ? { err } : {}, words)
    }
  }
}
