/** Writes the admin's import map; `npm run import-map -w content`. */
import { generateImportMap, getPayload } from 'payload'
import config from '../payload.config.ts'

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await generateImportMap(payload.config, { force: true, log: false })
process.exit(0)
