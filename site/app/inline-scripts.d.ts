declare module '*.inline.ts?script' {
  /** The file as minified JavaScript; see build-tools/inline-scripts.ts. */
  const code: string
  export default code
}
