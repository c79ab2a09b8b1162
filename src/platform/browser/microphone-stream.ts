import { type AnalyserSettings, MicrophoneError, type MicrophoneStream, type StreamAnalyser } from '../microphone.ts'
import { startMediaRecorder } from './media-recorder.ts'

/** Throws MicrophoneError when the stream carries no audio track. */
export function openStream(stream: MediaStream): MicrophoneStream {
  const track = stream.getAudioTracks()[0]
  if (!track) throw new MicrophoneError('missing')
  const settings = track.getSettings()
  let closed = false
  return {
    deviceId: settings.deviceId ?? '',
    label: track.label,
    sampleRate: settings.sampleRate ?? null,
    channels: settings.channelCount ?? null,
    live: () => track.readyState === 'live' && !track.muted,
    subscribe(listener) {
      const listening = new AbortController()
      const notify = (event: 'ended' | 'muted' | 'unmuted') => () => {
        if (!closed) listener(event)
      }
      track.addEventListener('ended', notify('ended'), { signal: listening.signal })
      track.addEventListener('mute', notify('muted'), { signal: listening.signal })
      track.addEventListener('unmute', notify('unmuted'), { signal: listening.signal })
      return () => listening.abort()
    },
    record: (options, listener) => startMediaRecorder(stream, options, listener),
    analyse: wanted => analyse(stream, wanted),
    close() {
      closed = true
      for (const each of stream.getTracks()) each.stop()
    },
  }
}

/** A graph that ends at the analyser: nothing is played back into the room. */
function analyse(stream: MediaStream, wanted: AnalyserSettings): StreamAnalyser | null {
  if (typeof AudioContext === 'undefined') return null
  const context = new AudioContext()
  const node = context.createAnalyser()
  node.fftSize = wanted.fftSize
  node.smoothingTimeConstant = wanted.smoothing
  node.minDecibels = wanted.minDecibels
  node.maxDecibels = wanted.maxDecibels
  const source = context.createMediaStreamSource(stream)
  source.connect(node)
  let resuming = false
  const resume = async () => {
    if (resuming || context.state === 'closed') return
    resuming = true
    // Rejected without a gesture or during a call: `running` then stays false, and its next call tries again.
    await context.resume().catch(() => undefined)
    resuming = false
  }
  return {
    running() {
      // iOS leaves the graph `interrupted` after a call.
      if (context.state !== 'running') void resume()
      return context.state === 'running'
    },
    waveform: into => node.getFloatTimeDomainData(into),
    spectrum: into => node.getByteFrequencyData(into),
    close() {
      source.disconnect()
      void context.close()
    },
  }
}
