declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Fills the pixels; calls back with null if the image cannot be decoded. */
    display(pixels: ImageData, done: (shown: ImageData | null) => void): void
    free(): void
  }
  interface LibHeif {
    HeifDecoder: new () => { decode(file: ArrayBuffer): HeifImage[] }
  }
  export default function libheif(options: { wasmBinary: ArrayBuffer }): LibHeif
}
