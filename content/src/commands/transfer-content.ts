/** `npm run content:export` and `content:import`: the action and the folder are arguments. */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { exportContent } from '../transfer/export-content.ts'
import { TransferError } from '../transfer/folder.ts'
import { importContent } from '../transfer/import-content.ts'

const [action, folder = ''] = process.argv.slice(2)

try {
  const payload = await getPayload({ config, disableOnInit: true })
  const say = (line: string) => console.log(`  ${line}`)
  if (action === 'export') {
    await exportContent(payload, folder, say)
    console.log(`The content is in ${folder}.`)
  } else {
    const count = await importContent(payload, folder, say)
    console.log(count > 0 ? `Changed: ${count}.` : 'Nothing changed: all of it was there.')
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof TransferError ? error.message : error)
  process.exit(1)
}
