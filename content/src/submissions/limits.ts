import { LRUCache } from 'lru-cache'
import { senderOf } from '../http/client-address.ts'

/** Ten minutes, in milliseconds. */
const duration = 600_000

/**
 * Max submissions in that time. `address` and `network`: before a challenge is required. `asked`:
 * from all challenged clients together, before challenges become harder.
 */
const most = { address: 10, network: 60, asked: 60 }

/** Bounds the memory: the least recently used entries are dropped first. */
const remembered = 10_000

export type Counted = {
  /** Whether the address or its network is over its limit. */
  over: boolean
  /** Seconds until the limit resets. */
  retryAfter: number
  /**
   * Submissions as a multiple of the limit: the highest of address, network and all challenged
   * clients.
   */
  pressure: number
}

export type SubmissionLimits = {
  count: (address: string) => Counted
}

/** Submission limits per address and network. Each process counts separately. */
export function submissionLimits(
  points: Partial<typeof most> = {},
  clock: Clock = performance,
): SubmissionLimits {
  const limits = { ...most, ...points }
  const addresses = counters(clock)
  const networks = counters(clock)
  const all = counters(clock)
  return {
    count(address) {
      const sender = senderOf(address)
      if (!sender) return { over: false, retryAfter: 0, pressure: 0 }
      const ofAddress = addresses(sender.address)
      const ofNetwork = networks(sender.network)
      const own = Math.max(ofAddress.count / limits.address, ofNetwork.count / limits.network)
      const over = own > 1
      const asked = over ? all('').count / limits.asked : 0
      return {
        over,
        retryAfter: Math.ceil(Math.max(ofAddress.remaining, ofNetwork.remaining) / 1000),
        pressure: Math.max(own, asked),
      }
    },
  }
}

type Clock = { now: () => number }

/** Counters by key; each window starts with the first count. */
function counters(perf: Clock): (key: string) => { count: number; remaining: number } {
  const counted = new LRUCache<string, { count: number }>({
    max: remembered,
    ttl: duration,
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
