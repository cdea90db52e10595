import { withSearch } from '@vitrina/content/paths.ts'
import { use } from 'react'
import { useSearchParams } from 'react-router'
import { NonceContext } from '~/browser/inline-script.tsx'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { EmptyState } from '~/ui/page/section.tsx'
import { Picture, type PictureImage } from '~/ui/show/picture.tsx'

/*
 * What comes from another site is loaded only after the visitor's consent: as a document of its own
 * (`?show=`), whose content security policy allows that site. The nonce marks ours (finish-page.ts).
 */

type NoticeProps = { provider: string; number: number; poster?: PictureImage }

/** Says where the block comes from, and leads to the page with it. */
export function ForeignNotice({ provider, number, poster }: NoticeProps) {
  const [search] = useSearchParams()
  const preview = search.get('preview') ?? undefined
  return (
    <div className="page-notice">
      {poster && <Picture image={poster} sizes="(min-width: 1296px) 1200px, 92vw" />}
      <EmptyState
        title={m.page_foreign_title({ provider })}
        action={
          // Not a path, so that the browser loads a document.
          <ButtonLink
            to={`${withSearch('', { preview, show: number })}#block-${number}`}
            variant="secondary"
          >
            {m.page_foreign_show({ provider })}
          </ButtonLink>
        }
      >
        {m.page_foreign_notice({ provider })}
      </EmptyState>
    </div>
  )
}

/** The same as props of a frame and of a video. */
const usePlayer = () => ({
  nonce: use(NonceContext),
  suppressHydrationWarning: true,
  className: 'page-player',
})

export const ForeignFrame = (props: { src: string; title: string }) => (
  <iframe {...props} {...usePlayer()} title={props.title} allow="fullscreen" loading="lazy" />
)

type VideoProps = { src: string; poster?: string; label: string }

/** A video with the browser's own controls. The link is for programs that play none. */
export const Video = ({ src, poster, label }: VideoProps) => (
  <video {...usePlayer()} src={src} poster={poster} aria-label={label} controls preload="none">
    <a href={src}>{label || src}</a>
  </video>
)
