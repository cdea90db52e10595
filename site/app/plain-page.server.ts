import { getLocale } from './paraglide/runtime.js'

/** A page that needs nothing else, for when everything else fails: trusted HTML, and its style. */
export function plainPage(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="${getLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${plainStyle}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

export const plainStyle = `:root{color-scheme:light}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#faf9f5;color:#14211c;font:18px/1.6 Onest,Arial,sans-serif}main{max-width:34em;border-top:1px solid #e3e1d8;padding-top:32px}h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1.1;letter-spacing:-.02em;font-weight:600;margin:0 0 16px;text-wrap:balance}p{margin:0 0 16px;color:#45534c}a{color:#0e5a43}code{font-size:14px}`
