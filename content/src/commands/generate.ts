/** `npm run types -w content` writes `payload-types.ts`, `import-map` the admin's import map. */
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import config from '../payload.config.ts'

if (process.argv[2] === 'types') {
  await generateTypes(await config)
} else {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  await generateImportMap(payload.config, { force: true, log: false })
}
process.exit(0)
