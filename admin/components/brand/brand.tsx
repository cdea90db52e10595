import type { ServerProps } from 'payload'
import { companyBrand } from '../company.ts'
import { Link } from '../link.tsx'
import './brand.css'

/** The home link at the start of the breadcrumbs. */
export function Icon(props: ServerProps) {
  return (
    <span className="brand brand--icon">
      <Mark {...props} />
    </span>
  )
}

/** The logo and name above the sign-in form. */
export function Logo(props: ServerProps) {
  return (
    <div className="brand brand--large">
      <Mark {...props} withName />
    </div>
  )
}

/** The company's logo and name at the top of the navigation. */
export function NavBrand(props: ServerProps) {
  return (
    <Link className="brand brand--nav" href="/admin">
      <Mark {...props} withName />
    </Link>
  )
}

/** The company's logos for light and dark mode, or the default oak when either is missing. */
async function Mark({ payload, withName }: ServerProps & { withName?: boolean }) {
  const { name, logoLight, logoDark } = await companyBrand(payload)
  return (
    <>
      {logoLight && logoDark ? (
        <>
          {/* biome-ignore lint/performance/noImgElement: usually SVG, which Next does not optimize */}
          <img alt="" className="brand__mark brand__mark--light" src={logoLight} />
          {/* biome-ignore lint/performance/noImgElement: usually SVG, which Next does not optimize */}
          <img alt="" className="brand__mark brand__mark--dark" src={logoDark} />
        </>
      ) : (
        <Oak />
      )}
      {withName && <span>{name}</span>}
    </>
  )
}

function Oak() {
  return (
    <svg aria-hidden="true" className="brand__mark brand__oak" viewBox="0 0 24 24">
      <path d="M11.2 1C8.3 1 6.6 2.9 6.6 5c0 .6.1 1.1.3 1.6C4.3 6.7 2.6 8.3 2.6 10.5c0 2.1 1.6 3.6 3.9 3.7-.2.4-.3.9-.3 1.3 0 2.3 2.2 3.5 5 5Z" />
      <path
        className="brand__leaf"
        d="M12.8 1c2.9 0 4.6 1.9 4.6 4 0 .6-.1 1.1-.3 1.6 2.6.1 4.3 1.7 4.3 3.9 0 2.1-1.6 3.6-3.9 3.7.2.4.3.9.3 1.3 0 2.3-2.2 3.5-5 5Z"
      />
      <path d="M11.2 20.1h1.6v2.3a.8.8 0 0 1-1.6 0Z" />
    </svg>
  )
}
