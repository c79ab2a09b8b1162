/** Pixels that are asked for: small print is not legible on a camera's default of 640. */
const WIDE = { width: { ideal: 3840 }, height: { ideal: 2160 }, facingMode: 'environment' }

/** Calls `listener` with whether this device has a camera: now, and when one is plugged in or out. */
export function watchForCamera(listener: (isThere: boolean) => void): () => void {
  // Absent without a secure origin.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.enumerateDevices) return () => undefined
  let isWatching = true
  const look = async () => {
    const all = await devices.enumerateDevices().catch(() => [])
    if (isWatching) listener(all.some(({ kind }) => kind === 'videoinput'))
  }
  void look()
  devices.addEventListener('devicechange', look)
  return () => {
    isWatching = false
    devices.removeEventListener('devicechange', look)
  }
}

/** Rejects with a DOMException where the person or the system does not allow it. The caller stops the stream. */
export const openCamera = (): Promise<MediaStream> => navigator.mediaDevices.getUserMedia({ video: WIDE, audio: false })

export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** The frame that the video shows, as a JPEG. */
export async function takeFrame(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 1))
  if (!blob) throw new Error('the camera shows nothing')
  return new File([blob], name, { type: 'image/jpeg' })
}
