import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  hashSource,
  trustedForeignSources,
  trustedInlineCode,
} from './security-headers.ts'

const nonce = 'aXz09_-'

test('finds the scripts and styles that carry the nonce', () => {
  const html = `<style nonce="${nonce}">a{}</style><script nonce="${nonce}">one()</script>
    <script type="module" nonce="${nonce}" async="">import "/two.js"
two()</script>`
  expect(trustedInlineCode(html, nonce)).toEqual({
    scripts: ['one()', 'import "/two.js"\ntwo()'],
    styles: ['a{}'],
  })
})

test('a script that came in with the content is not trusted', () => {
  const html = `<p><script>steal()</script><script nonce="">steal()</script>
    <script nonce="guess">steal()</script></p>`
  expect(trustedInlineCode(html, nonce)).toEqual({ scripts: [], styles: [] })
})

test('a smuggled script cannot borrow the nonce of the one after it', () => {
  const html = `<script>steal()</script><script nonce="${nonce}">ours()</script>`
  expect(trustedInlineCode(html, nonce).scripts).toEqual(['ours()'])
})

test('scripts with an address need no hash', () => {
  const html = `<script src="/a.js" nonce="${nonce}"></script>`
  expect(trustedInlineCode(html, nonce).scripts).toEqual([])
})

test('the hash is the one browsers compute', () => {
  // The example of https://www.w3.org/TR/CSP3/#match-element-to-source-list
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  )
})

test('the policy starts from nothing and never allows inline code as such', () => {
  const policy = contentSecurityPolicy({ scripts: ['a', 'a'], styles: ['b'] })
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src 'self' 'sha/,
  )
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('other sites are allowed only for frames and videos that carry the nonce', () => {
  const html = `<iframe nonce="${nonce}" src="https://player.example/video/1?a=b"></iframe>
    <iframe src="https://evil.example/" nonce="guess"></iframe>
    <video src="https://files.example:8443/a.mp4" nonce="${nonce}"></video>
    <video nonce="${nonce}" src="/media/a.mp4"></video>`
  const sources = trustedForeignSources(html, nonce)
  expect(sources).toEqual({
    frames: ['https://player.example'],
    videos: ['https://files.example:8443'],
  })
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, sources)
  expect(policy).toContain("media-src 'self' https://files.example:8443; frame-src https://player")
  expect(contentSecurityPolicy({ scripts: [], styles: [] })).not.toContain('frame-src')
})
