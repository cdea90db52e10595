import { Agent, request } from 'node:http'
import { v7 as idempotencyKey } from 'uuid'

/** Results of sending consultation requests. */
export type Sent = {
  acknowledged: number
  refused: Map<number, number>
  /** Seconds from the first request to the last response. */
  seconds: number
  /** Durations of the acknowledged requests in milliseconds, ascending. */
  times: number[]
}

/**
 * Submits the hire-us form like a browser without scripts, over several concurrent connections,
 * each request from a different person.
 */
export async function sendRequests(
  siteUrl: string,
  { count, connections }: { count: number; connections: number },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const result: Sent = { acknowledged: 0, refused: new Map(), seconds: 0, times: [] }
  let next = 0
  const client = async () => {
    while (next < count) {
      const number = next++
      const start = performance.now()
      const status = await send(agent, siteUrl, number)
      if (status === 303) {
        result.acknowledged++
        result.times.push(performance.now() - start)
      } else {
        result.refused.set(status, (result.refused.get(status) ?? 0) + 1)
      }
    }
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: connections }, client))
  result.seconds = (performance.now() - begin) / 1000
  result.times.sort((one, other) => one - other)
  agent.destroy()
  return result
}

function send(agent: Agent, siteUrl: string, number: number): Promise<number> {
  // The form appears to have been open for a minute: faster submissions are marked as suspicious.
  const key = idempotencyKey({ msecs: Date.now() - 60_000 })
  const boundary = `----bench${key}`
  const fields = {
    name: `Person ${number}`,
    email: `person.${key}@client.example`,
    message: `We want to rebuild our booking system before summer, and this is number ${key}.`,
    consent: 'on',
    idempotencyKey: key,
  }
  const body = `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')}--${boundary}--\r\n`
  return new Promise((resolve, reject) => {
    const sending = request(
      `${siteUrl}/hire-us`,
      {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          'Content-Length': Buffer.byteLength(body),
          Origin: siteUrl,
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}
