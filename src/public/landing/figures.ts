import { CHUNK_SIZE } from '../../contract/upload-limits.ts'

/** Figures on the page: of the benchmark (tests/bench/results.md, P9) and of the protocol; a test compares them. */
export const FIGURES = {
  worstLossSeconds: 0.73,
  kills: 50,
  chunkKilobytes: CHUNK_SIZE / 1024,
} as const
