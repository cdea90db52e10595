/**
 * How often something is measured: as often as is said, or a share of it while somebody tries the
 * benchmark (`BENCH_SHARE=0.1 npm run bench`), whose numbers are then worth as much.
 */
export function portion(count: number): number {
  return Math.max(1, Math.round(count * share))
}

export const share = Number(process.env.BENCH_SHARE ?? 1)
