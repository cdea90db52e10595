/**
 * Scales a number of repetitions by BENCH_SHARE, for quick trial runs (`BENCH_SHARE=0.1 npm run
 * bench`) with less precise results.
 */
export function portion(count: number): number {
  return Math.max(1, Math.round(count * share))
}

export const share = Number(process.env.BENCH_SHARE ?? 1)
