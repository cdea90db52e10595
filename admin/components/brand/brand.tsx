import type { ServerProps } from 'payload'
import { companyBrand, iconPath } from '../company.ts'
import { Link } from '../controls.tsx'

/** The home link at the start of the breadcrumbs. */
export function Icon(props: ServerProps) {
  return (
    <span className="brand brand--icon">
      <Mark {...props} />
    </span>
  )
}

export function Logo(props: ServerProps) {
  return (
    <div className="brand brand--large">
      <Mark {...props} withName />
    </div>
  )
}

export function NavBrand(props: ServerProps) {
  return (
    <Link className="brand brand--nav" href="/admin">
      <Mark {...props} withName />
    </Link>
  )
}

/** The company's logos for light and dark mode, or else its icon. */
async function Mark({ payload, withName }: ServerProps & { withName?: boolean }) {
  const { name, brand, logoLight, logoDark } = await companyBrand(payload)
  const isWordmark = brand?.logo === 'wordmark' && logoLight
  const isNamed = withName && !isWordmark
  // The icon is square, as its places are.
  const hasLogos = logoLight && (withName || !isWordmark)
  const marks = hasLogos ? { light: logoLight, dark: logoDark } : { both: iconPath }
  return (
    <>
      {Object.entries(marks).map(([theme, url]) => (
        // biome-ignore lint/performance/noImgElement: usually SVG, which Next does not optimize
        <img
          key={theme}
          alt={withName && isWordmark ? name : ''}
          className={`brand__mark brand__mark--${theme}`}
          src={url}
        />
      ))}
      {isNamed && <span>{name}</span>}
    </>
  )
}
