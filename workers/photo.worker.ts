import { type PhotoCall, PhotoFailed, type PhotoReply } from '../src/platform/browser/photos/photo-call.ts'
import { reducePhoto } from '../src/platform/browser/photos/reduce-photo.ts'

/* Works on photos beside the page: decoding and resizing one takes a second. */

async function work(call: PhotoCall): Promise<Blob> {
  if (call.kind === 'jpeg') return await reducePhoto(call.file, call)
  const { joinPhotos } = await import('../src/platform/browser/photos/join-photos.ts')
  return await joinPhotos(call.pages)
}

addEventListener('message', async ({ data }: MessageEvent<PhotoCall>) => {
  const reply = await work(data).then(
    (blob): PhotoReply => ({ blob }),
    (error: unknown): PhotoReply => ({ error: error instanceof PhotoFailed ? error.message : String(error) }),
  )
  postMessage(reply)
})
