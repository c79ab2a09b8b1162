/** Decodes a whole file at once, with the decoders that the browser has for playing. */
export interface AudioFileDecoder {
  /** Samples of the first channel, -1 to 1. Rejects when it cannot be decoded. */
  decode(file: Blob): Promise<{ samples: Float32Array; sampleRate: number }>
}
