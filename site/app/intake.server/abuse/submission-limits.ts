import { senderOf } from '@vitrina/content/http/client-address/sender.ts'
import { LRUCache } from 'lru-cache'

/** Ten minutes, in milliseconds. */
const duration = 600_000

/**
 * How many requests and applications are taken in that time: from an address and a network without
 * asking for anything, and of those that were asked, from all together before it becomes dearer.
 */
const most = { address: 10, network: 60, asked: 60 }

/** Bounds the memory: those who sent nothing for the longest time are forgotten first. */
const remembered = 10_000

export type Counted = {
  /** Whether the address or its network has sent more than is taken. */
  over: boolean
  /** In how many seconds that is over. */
  retryAfter: number
  /** How many times as much as is taken was sent, by the address, the network or all together. */
  pressure: number
}

export type SubmissionLimits = {
  /** Counts one submission. */
  count: (address: string) => Counted
}

/** Limits for each address and network. Each process counts for itself. */
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

/** Counts by key, each for so long from its first time on. */
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
