import { MicrophoneError, type RecordListener, type RecordOptions, type StreamRecorder } from '../microphone.ts'

/**
 * MediaRecorder behind the port. Blobs are read one after another, so `data` keeps their order and `stopped` comes
 * after the last of them. An error of MediaRecorder needs no handler: its own `stop` follows.
 */
export function startMediaRecorder(
  stream: MediaStream,
  options: RecordOptions,
  listener: RecordListener,
): StreamRecorder {
  let recorder: MediaRecorder
  let tail: Promise<void> = Promise.resolve()
  try {
    recorder = new MediaRecorder(stream, { mimeType: options.mimeType, audioBitsPerSecond: options.bitsPerSecond })
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return
      const reading = data.arrayBuffer()
      tail = tail.then(() => reading).then(listener.data, listener.failed)
    })
    recorder.addEventListener('stop', () => {
      tail = tail.then(() => listener.stopped())
    })
    recorder.start(options.timesliceMs)
  } catch (error) {
    const unsupported = error instanceof DOMException && error.name === 'NotSupportedError'
    throw new MicrophoneError(unsupported ? 'unsupported' : 'failed', error)
  }
  return {
    mimeType: () => recorder.mimeType || options.mimeType,
    flush() {
      if (recorder.state === 'recording') recorder.requestData()
    },
    stop() {
      if (recorder.state !== 'inactive') recorder.stop()
    },
  }
}
