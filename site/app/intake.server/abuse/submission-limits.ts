import { RateLimiterMemory } from 'rate-limiter-flexible'
import { senderOf } from './network.ts'

/** Ten minutes, in seconds. */
const duration = 600

/** How many requests and applications are taken in that time without asking for anything. */
const most = { address: 10, network: 60 }

export type SubmissionLimits = {
  /**
   * Counts one submission.
   * @returns whether its address or its network has sent more than is taken, and in how many seconds
   * that is over.
   */
  count: (address: string) => Promise<{ over: boolean; retryAfter: number }>
}

/** Limits for each address and network. Each process counts for itself. */
export function submissionLimits(points = most): SubmissionLimits {
  const addresses = new RateLimiterMemory({ points: points.address, duration })
  const networks = new RateLimiterMemory({ points: points.network, duration })
  return {
    async count(address) {
      const sender = senderOf(address)
      if (!sender) return { over: false, retryAfter: 0 }
      const counted = await Promise.all([
        addresses.penalty(sender.address),
        networks.penalty(sender.network),
      ])
      const [ofAddress, ofNetwork] = counted.map(({ consumedPoints }) => consumedPoints)
      return {
        over: (ofAddress ?? 0) > points.address || (ofNetwork ?? 0) > points.network,
        retryAfter: Math.ceil(Math.max(...counted.map(({ msBeforeNext }) => msBeforeNext)) / 1000),
      }
    },
  }
}
