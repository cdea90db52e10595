// Worker thread of `convert.ts`.

import { parentPort, workerData } from 'node:worker_threads'
import { documentKinds } from '../document-kinds.ts'
import { docxToHtml, odtToHtml } from './office-to-html.ts'

const { bytes, mimeType } = workerData as { bytes: Uint8Array; mimeType: string }
const convert = mimeType === documentKinds.docx.mimeType ? docxToHtml : odtToHtml
parentPort?.postMessage(await convert(Buffer.from(bytes)))
