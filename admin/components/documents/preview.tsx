'use client'
import type { PreviewManner } from '@vitrina/content/documents/document-kinds.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useLoaded, useMessages } from '../client.ts'
import { ToolButton } from '../controls.tsx'
import '../dialog.css'
import './preview.css'

type Props = { id: number; name: string; manner: NonNullable<PreviewManner> }

export function Preview(props: Props) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>{t('Preview')}</ToolButton>
      {isOpen && <PreviewDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PreviewDialog({ onClose, ...document }: Props & { onClose: () => void }) {
  const { id, name } = document
  const { t } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog aria-labelledby={heading} className="dialog preview" onClose={onClose} ref={dialog}>
      <div className="preview__header wrapping-row">
        <h2 id={heading}>{name}</h2>
        <ToolButton el="anchor" url={`/api/documents/${id}/download`}>
          {t('Download')}
        </ToolButton>
        <ToolButton onClick={() => dialog.current?.close()}>{t('Close')}</ToolButton>
      </div>
      <Content {...document} />
    </dialog>
  )
}

function Content({ id, name, manner }: Props) {
  const address = `/api/documents/${id}/preview`
  if (manner === 'text') return <ConvertedText id={id} name={name} />
  if (manner === 'frame') return <iframe className="preview__page" src={address} title={name} />
  // next/image would fetch it without the session and cache the result.
  // biome-ignore lint/performance/noImgElement: private, and viewed once
  return <img alt={name} className="preview__picture" src={address} />
}

/** Shows the converted text in a fully sandboxed frame: no scripts, forms or external resources. */
function ConvertedText({ id, name }: Pick<Props, 'id' | 'name'>) {
  const { t } = useMessages()
  const loaded = useLoaded<{ html: string }>(`documents/${id}/preview`)
  return loaded?.data ? (
    <iframe className="preview__page" sandbox="" srcDoc={page(loaded.data.html)} title={name} />
  ) : (
    <p className="preview__message" role={loaded ? 'alert' : 'status'}>
      {loaded?.error ?? t('Loading…')}
    </p>
  )
}

const style = `body { max-width: 46rem; margin: 2rem auto; padding: 0 1.5rem; color: #1a1a1a; background: #fff; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.3 } table { border-collapse: collapse } td, th { padding: .25rem .75rem .25rem 0; vertical-align: top; text-align: left } td p { margin: 0 }`

function page(html: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>${style}</style></head><body>${html}</body></html>`
}
