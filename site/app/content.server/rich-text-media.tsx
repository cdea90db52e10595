import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import type { HTMLConverters } from '@payloadcms/richtext-lexical/html'
import { codeLanguages } from '@vitrina/content/fields/editor.ts'
import type { Media } from '@vitrina/content/payload-types.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Picture } from '~/ui/show/picture.tsx'
import { mediaUrl, toPicture } from './fields.ts'

/** What the editors store; drafts may lack any of it. */
type Code = { blockType: 'code'; language?: keyof typeof codeLanguages; code?: string | null }
type Video = FileFields & { blockType: 'video'; address?: string | null; title?: string | null }
type FileFields = { caption?: string | null; poster?: { value: Media | number } | null }

export type TextNodes = DefaultNodeTypes | SerializedBlockNode<Code | Video>

const sizes = '(min-width: 800px) 720px, 92vw'

export const mediaConverters: HTMLConverters<TextNodes> = {
  upload: ({ node: { value, fields } }) => {
    if (typeof value !== 'object' || value === null) return ''
    const file = value as Media
    const { caption, poster } = (fields ?? {}) as FileFields
    const shown = caption || file.caption
    return renderToStaticMarkup(
      <figure>
        <File file={file} poster={toPicture(poster?.value)?.src} />
        {shown && <figcaption>{shown}</figcaption>}
      </figure>,
    )
  },
  blocks: {
    video: ({ node }) => {
      const { address, title, poster, caption } = node.fields
      const picture = toPicture(poster?.value)
      if (!address || URL.parse(address)?.protocol !== 'https:') return ''
      return renderToStaticMarkup(
        <figure>
          <a className="video-link" href={address}>
            {picture && <Picture image={{ ...picture, alt: '' }} sizes={sizes} />}
            {title}
          </a>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>,
      )
    },
    code: ({ node }) => {
      const { language, code } = node.fields
      return renderToStaticMarkup(
        <figure>
          {language && <figcaption>{codeLanguages[language]}</figcaption>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <pre tabIndex={0}>
            <code className={language && `language-${language}`}>{code}</code>
          </pre>
        </figure>,
      )
    },
  },
}

/** The link is for programs that play no videos, and for the page as Markdown. */
function File({ file, poster }: { file: Media; poster?: string }) {
  const picture = toPicture(file)
  if (!file.mimeType?.startsWith('video/')) {
    return picture && <Picture image={picture} sizes={sizes} />
  }
  const address = mediaUrl(file.filename ?? '')
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are no subtitles; the label says what it shows
    <video src={address} poster={poster} aria-label={file.alt} controls preload="none" playsInline>
      <a href={address}>{file.alt}</a>
    </video>
  )
}
