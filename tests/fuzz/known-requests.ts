import { sample } from '../e2e/support/sample.ts'
import type { FuzzRequest } from './request.ts'
import type { SiteFacts } from './site-requests.ts'

type KnownRequest = { what: string; request: FuzzRequest; status: number }

/** What has once ended the site or made it fail, and how it is to be answered. */
export function knownRequests({ tokens, slot }: SiteFacts): KnownRequest[] {
  const vacancy = `/careers/${sample.careers[0]?.slug}`
  const appointment = `/hire-us/appointment?token=${tokens[0]?.token}`
  const text = {
    ...{ name: 'Ana Rusu', email: 'ana.known@mail.example', consent: 'on', slot },
    message: 'We would like to talk about a new project.',
    idempotencyKey: '019a9d3c-7d0e-7000-8000-00000000f022',
  }
  return [
    multipart('a file without a name', '/hire-us', 'name=""; filename="a.pdf"'),
    multipart('a file under no name', '/hire-us', 'filename="a.pdf"'),
    multipart('a file under a long name', vacancy, `name="${'n'.repeat(101)}"; filename="a.pdf"`),
    form('an empty boundary', '/hire-us', 'multipart/form-data; boundary=', '--\r\n\r\n----', 400),
    form('half a boundary', '/apply', 'multipart/form-data; boundary="', '--"\r\n\r\n--"--', 400),
    form('JSON for a job alert', '/job-alerts', 'application/json', '{}', 415),
    multipart('half a job alert', '/job-alerts', 'name="email"', '--b\r\nContent-Disp'),
    form('JSON for an appointment', appointment, 'application/json', '{}', 415),
    multipart('half an appointment', appointment, 'name="slot"', '--b\r\nContent-Disp'),
    urlencoded('an appointment before time', appointment, { slot: '0000-01-01T00:00Z' }, 400),
    urlencoded('a slot before time', '/hire-us', { ...text, slot: '0000-01-01T00:00Z' }, 400),
    urlencoded('a slot after time', '/hire-us', { ...text, slot: '9999-12-31T24:00Z' }, 400),
    urlencoded('a NUL in its page', '/hire-us', { ...text, sourcePage: 'a\0b' }, 400),
    urlencoded('a NUL in its campaign', '/hire-us', { ...text, utm_campaign: 'a\0b' }, 400),
    raw('an address with a password', 'GET http://user:password@localhost/ HTTP/1.1', 'localhost'),
    raw('a host that cannot be parsed', 'GET /hire-us HTTP/1.1', '1.1.1.1.1'),
    {
      ...urlencoded('an origin that cannot be parsed', '/job-alerts', text, 403),
      request: {
        ...{ kind: 'http', method: 'POST', target: '/job-alerts' },
        headers: [
          ['Origin', '%2500'],
          ['Sec-Fetch-Site', 'same-origin'],
          ['Content-Type', 'application/x-www-form-urlencoded'],
        ],
        body: Buffer.from('a=b'),
      },
    },
  ]
}

function form(what: string, target: string, type: string, body: string, status: number) {
  const headers: [string, string][] = [['Content-Type', type]]
  const request = {
    kind: 'http' as const,
    method: 'POST',
    target,
    headers,
    body: Buffer.from(body),
  }
  return { what, status, request }
}

function multipart(what: string, target: string, disposition: string, end = '--b--\r\n') {
  const part = `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nx\r\n`
  return form(what, target, 'multipart/form-data; boundary=b', part + end, 400)
}

function urlencoded(
  what: string,
  target: string,
  fields: Record<string, string>,
  status: number,
): KnownRequest {
  const body = new URLSearchParams(fields).toString()
  return form(what, target, 'application/x-www-form-urlencoded', body, status)
}

function raw(what: string, line: string, host: string): KnownRequest {
  const bytes = Buffer.from(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return { what, status: 400, request: { kind: 'raw', bytes } }
}
