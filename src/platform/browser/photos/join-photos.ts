import { PDFDocument } from 'pdf-lib'

/** A4 in points. */
const [SHORT, LONG] = [595, 842]

/** One A4 page for each JPEG, in portrait or landscape as the photo is; the photos are embedded as they are. */
export async function joinPhotos(pages: readonly { jpeg: Blob }[]): Promise<Blob> {
  const document = await PDFDocument.create()
  for (const { jpeg } of pages) {
    const image = await document.embedJpg(await jpeg.arrayBuffer())
    const [width, height] = image.width > image.height ? [LONG, SHORT] : [SHORT, LONG]
    const { width: w, height: h } = image.scaleToFit(width, height)
    document.addPage([width, height]).drawImage(image, { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h })
  }
  return new Blob([(await document.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}
