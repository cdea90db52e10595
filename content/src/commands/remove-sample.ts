/** `npm run sample:remove`: removes the sample company's documents, texts and addresses. */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { removeSampleContent } from '../sample/remove.ts'

const payload = await getPayload({ config })
const removed = await removeSampleContent(payload)
console.log(
  removed
    ? `${removed} sample documents were removed. Now fill in the company, and who is told about requests and applications.`
    : 'There are no sample documents. What was left of the sample in the pages is cleared.',
)
process.exit(0)
