/** Removes the sample company's documents; `npm run sample:remove`. Globals stay, to be rewritten. */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { removeSampleContent } from '../sample/remove.ts'

const payload = await getPayload({ config })
const removed = await removeSampleContent(payload)
console.log(removed ? `${removed} sample documents were removed.` : 'There is no sample content.')
process.exit(0)
