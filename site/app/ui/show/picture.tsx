import { classNames } from '../class-names.ts'

export type PictureImage = {
  alt: string
  /** Of the largest file. */
  width: number
  height: number
  /** The file for browsers that support none of the sources. */
  src: string
  /** Each with its files as in `<source srcset>`, with their widths. */
  sources?: { type: 'image/avif' | 'image/webp'; srcSet: string }[]
  /** Dominant colour, `#rrggbb`, shown until the image has loaded. */
  colour?: string
  /** The point to keep in view when the image is cropped, in percent. */
  focus?: { x: number; y: number }
}

type PictureProps = {
  image: PictureImage
  /** The displayed width, as in `<img sizes>`. */
  sizes: string
  /** The image's own if omitted. */
  ratio?: '16:10' | '4:5' | '1:1'
  /** For the page's main image: loaded immediately, before others. */
  priority?: boolean
  rounded?: boolean
  /** A class that names its view transition. */
  transition?: string
  className?: string
}

/** An image in the right size and format, with its box and colour reserved while it loads. */
export function Picture(props: PictureProps) {
  const { image, sizes, priority } = props
  const { sources = [], colour } = image
  return (
    <span className={boxClasses(props)}>
      {/* The content security policy blocks style attributes, but not this SVG attribute. */}
      {colour && (
        <svg className="picture-colour" fill={colour} aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
      )}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={focusClass(image.focus)}
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />
      </picture>
    </span>
  )
}

type BoxProps = Pick<PictureProps, 'ratio' | 'rounded' | 'transition' | 'className'>

const boxClasses = ({ ratio, rounded = true, transition, className }: BoxProps) =>
  classNames(
    'picture',
    ratio && `ratio-${ratio.replace(':', '-')}`,
    rounded && 'rounded',
    transition,
    className,
  )

/** Rounds a focal point to one of nine positions, which can be classes. */
export function focusClass(focus: PictureImage['focus']): string | undefined {
  if (!focus) return undefined
  const at = (axis: 'x' | 'y') =>
    focus[axis] < 34 ? `focus-${axis}-start` : focus[axis] > 66 && `focus-${axis}-end`
  return classNames(at('x'), at('y')) || undefined
}

type PlaceholderProps = BoxProps & {
  name: string
  /** `person`: initials, muted; `work`: the client's first letter, large, in the brand colour. */
  kind?: 'person' | 'work'
}

/** A placeholder for a missing picture, so that lists stay aligned. */
export function Placeholder({ name, kind = 'person', ...box }: PlaceholderProps) {
  const letters = initials(name)
  return (
    <span
      aria-hidden="true"
      className={classNames(boxClasses(box), `placeholder placeholder-${kind}`)}
    >
      <span>{kind === 'work' ? [...letters][0] : letters}</span>
    </span>
  )
}

type PictureOrPlaceholderProps = PlaceholderProps &
  Pick<PictureProps, 'sizes' | 'priority'> & {
    image?: PictureImage
    /** The text beside it says the same, so screen readers skip it. */
    decorative?: boolean
  }

/** The picture of a person or of a piece of work, if there is one. */
export function PictureOrPlaceholder(props: PictureOrPlaceholderProps) {
  const { image, decorative, name, kind, sizes, priority, ...box } = props
  if (!image) return <Placeholder {...box} name={name} kind={kind} />
  const shown = decorative ? { ...image, alt: '' } : image
  return <Picture {...box} image={shown} sizes={sizes} priority={priority} />
}

/** The initials for a missing picture: the first letters of the first and the last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const last = letters.length > 1 ? letters.at(-1) : ''
  // Independent of the locale, to avoid hydration mismatches.
  return `${letters[0] ?? ''}${last}`.toUpperCase()
}
