/** Writes `payload-types.ts` from the model; `npm run types -w content`. */
import { generateTypes } from 'payload/node'
import config from '../payload.config.ts'

await generateTypes(await config)
process.exit(0)
