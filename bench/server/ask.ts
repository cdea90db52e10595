import { type Agent, request } from 'node:http'

/** Requests a URL, reads the response to its end and returns its status. */
export function ask(
  url: string,
  options: { agent?: Agent; headers: Record<string, string> },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(url, options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}
