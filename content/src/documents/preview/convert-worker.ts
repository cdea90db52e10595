// Worker thread of `convert.ts`.

import { parentPort, workerData } from 'node:worker_threads'
import type { ConvertedKind } from './kinds.ts'
import { docxToHtml, odtToHtml } from './office-to-html.ts'

const { bytes, kind } = workerData as { bytes: Uint8Array; kind: ConvertedKind }
const convert = kind === 'docx' ? docxToHtml : odtToHtml
parentPort?.postMessage(await convert(Buffer.from(bytes)))
