'use client'
import { Button } from '@payloadcms/ui'
import type { PreviewManner } from '@vitrina/content/documents/preview/kinds.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { ask } from '../ask.ts'
import type { Words } from '../words.ts'
import type { previewWords } from './preview-words.ts'
import './preview.css'

type Props = {
  id: number
  name: string
  manner: NonNullable<PreviewManner>
  words: Words<(typeof previewWords)[number]>
}

/** Shows an uploaded document inside the admin. */
export function Preview(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)} size="small">
        {props.words.Preview}
      </Button>
      {isOpen && <PreviewDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PreviewDialog({ id, name, manner, words, onClose }: Props & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog aria-labelledby={heading} className="preview" onClose={onClose} ref={dialog}>
      <div className="preview__inside">
        <div className="preview__header">
          <h2 id={heading}>{name}</h2>
          <Button
            buttonStyle="secondary"
            el="anchor"
            margin={false}
            size="small"
            url={`/api/documents/${id}/download`}
          >
            {words.Download}
          </Button>
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => dialog.current?.close()}
            size="small"
          >
            {words.Close}
          </Button>
        </div>
        <Shown id={id} manner={manner} name={name} words={words} />
      </div>
    </dialog>
  )
}

function Shown({ id, name, manner, words }: Props) {
  const address = `/api/documents/${id}/preview`
  if (manner === 'text') return <ConvertedText id={id} name={name} words={words} />
  if (manner === 'frame') return <iframe className="preview__page" src={address} title={name} />
  // next/image would fetch it without the session and cache the result.
  // biome-ignore lint/performance/noImgElement: private, and viewed once
  return <img alt={name} className="preview__picture" src={address} />
}

/** Shows the converted text in a fully sandboxed frame: no scripts, forms or external resources. */
function ConvertedText({ id, name, words }: Omit<Props, 'manner'>) {
  const [shown, setShown] = useState<{ html: string } | { refusal: string }>()
  const unreachable = words['The server could not be reached. Check your connection and try again.']
  useEffect(() => {
    const gone = new AbortController()
    ask<{ html: string }>(`documents/${id}/preview`, unreachable, { signal: gone.signal })
      .then((answer) => setShown('given' in answer ? answer.given : answer))
      .catch(() => {})
    return () => gone.abort()
  }, [id, unreachable])
  if (!shown) {
    return (
      <p className="preview__message" role="status">
        {words['Loading…']}
      </p>
    )
  }
  if ('refusal' in shown) {
    return (
      <p className="preview__message" role="alert">
        {shown.refusal}
      </p>
    )
  }
  return <iframe className="preview__page" sandbox="" srcDoc={page(shown.html)} title={name} />
}

const style = `body { max-width: 46rem; margin: 2rem auto; padding: 0 1.5rem; color: #1a1a1a; background: #fff; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2, h3 { line-height: 1.3 } table { border-collapse: collapse } td, th { padding: .25rem .75rem .25rem 0; vertical-align: top; text-align: left } td p { margin: 0 }`

function page(html: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><style>${style}</style></head><body>${html}</body></html>`
}
