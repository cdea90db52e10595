import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'
import type { Props } from './page.tsx'

export default function NotFound(props: Props) {
  return NotFoundPage({ ...props, config, importMap })
}
