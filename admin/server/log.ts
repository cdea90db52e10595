import { foreignLogOptions } from '@vitrina/content/log/log-options.ts'
import { standardOutput } from '@vitrina/content/log/standard-output.ts'
import { settings } from '@vitrina/content/settings.ts'
import pino from 'pino'

/** The admin's log: structured lines on standard output, one JSON object each. */
export const log = pino(foreignLogOptions('admin', settings.LOG_LEVEL), standardOutput())

/** Next and React write to the console, colours and queries and all: it goes into the log instead. */
export function captureConsole(): void {
  for (const [method, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['info', 'info'],
    ['log', 'info'],
    ['debug', 'debug'],
  ] as const) {
    console[method] = (...said: unknown[]) => {
      const words = said.filter((part) => typeof part === 'string').join(' ')
      const err = said.find((part) => part instanceof Error)
      if (words.trim() || err) log[level](err ? { err } : {}, words)
    }
  }
}
