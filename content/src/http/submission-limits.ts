import { LRUCache } from 'lru-cache'
import { senderOf } from './client-address.ts'

type Clock = Pick<Performance, 'now'>

/** Counters by key; each window starts with the first count. */
export function counters(
  ttl: number,
  perf: Clock,
): (key: string) => { count: number; remaining: number } {
  const counted = new LRUCache<string, { count: number }>({
    // Bounds the memory: the least recently used entries are dropped first.
    max: 10_000,
    ttl,
    ttlResolution: 0,
    perf,
  })
  return (key) => {
    const entry = counted.get(key) ?? { count: 0 }
    entry.count++
    counted.set(key, entry, { noUpdateTTL: true })
    return { count: entry.count, remaining: counted.getRemainingTTL(key) }
  }
}

/** `retryAfter` is in seconds; `pressure`, the highest multiple of a limit. */
export type SubmissionCount = { over: boolean; retryAfter: number; pressure: number }

export type CountSubmission = (address: string) => SubmissionCount | Promise<SubmissionCount>

/** Max submissions in ten minutes; `asked`: of all challenged clients together. */
const most = { address: 10, network: 60, asked: 60 }

/** Submission limits per address and network, counted in the memory of this process. */
export function submissionLimits(points: Partial<typeof most> = {}, clock: Clock = performance) {
  const max = { ...most, ...points }
  const addresses = counters(600_000, clock)
  const networks = counters(600_000, clock)
  const all = counters(600_000, clock)
  return (address: string): SubmissionCount => {
    const sender = senderOf(address)
    if (!sender) return { over: false, retryAfter: 0, pressure: 0 }
    const ofAddress = addresses(sender.address)
    const ofNetwork = networks(sender.network)
    const own = Math.max(ofAddress.count / max.address, ofNetwork.count / max.network)
    const over = own > 1
    const asked = over ? all('').count / max.asked : 0
    return {
      over,
      retryAfter: Math.ceil(Math.max(ofAddress.remaining, ofNetwork.remaining) / 1000),
      pressure: Math.max(own, asked),
    }
  }
}
