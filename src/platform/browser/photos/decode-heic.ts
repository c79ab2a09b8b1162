import { PhotoFailed } from './photo-call.ts'

/** Decodes a HEIC photo: the browser itself where it can (Safari), else libheif, which is loaded when first needed. */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  return (await createImageBitmap(file).catch(() => null)) ?? (await decodeByLibrary(file))
}

async function decodeByLibrary(file: Blob): Promise<ImageBitmap> {
  const [{ default: libheif }, { default: wasmUrl }] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    import('libheif-js/libheif-wasm/libheif.wasm?url'),
  ])
  const wasm = await fetch(wasmUrl)
  if (!wasm.ok) throw new PhotoFailed(`the decoder answers ${wasm.status}`)
  const { HeifDecoder } = libheif({ wasmBinary: await wasm.arrayBuffer() })
  const images = new HeifDecoder().decode(await file.arrayBuffer())
  const [image] = images
  if (!image) throw new PhotoFailed('no image in the file')
  const [width, height] = [image.get_width(), image.get_height()]
  // Rotated as the file says: libheif applies its transformations.
  const pixels = await new Promise<ImageData>((resolve, reject) => {
    const empty = new ImageData(width, height)
    image.display(empty, shown => (shown ? resolve(empty) : reject(new PhotoFailed('not decoded'))))
  })
  for (const one of images) one.free()
  return await createImageBitmap(pixels)
}
