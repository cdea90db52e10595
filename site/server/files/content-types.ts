const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

/** Allowed file types of uploaded media. None of them can run as a script or open as a page. */
const media = new Set(['avif', 'gif', 'jpeg', 'jpg', 'mp4', 'png', 'svg', 'webm', 'webp'])

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/** The `Content-Type` of a build file, by its extension. */
export function contentType(path: string): string {
  return types[endingOf(path)] ?? 'application/octet-stream'
}

/** The `Content-Type` of an uploaded file, or undefined when its type is not served. */
export function mediaType(path: string): string | undefined {
  const ending = endingOf(path)
  return media.has(ending) ? types[ending] : undefined
}
