import type { Brand } from './company.ts'
import { Oak } from './oak.tsx'

/** The company’s sign: its own logos, for light and for dark, or the oak while it has none. */
export function Mark({ brand: { logoLight, logoDark } }: { brand: Brand }) {
  if (!logoLight || !logoDark) return <Oak />
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a drawing, which Next has nothing to make of */}
      <img alt="" className="brand__mark brand__mark--light" src={logoLight} />
      {/* biome-ignore lint/performance/noImgElement: the same */}
      <img alt="" className="brand__mark brand__mark--dark" src={logoDark} />
    </>
  )
}
