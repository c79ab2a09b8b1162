import { type SpeechEngine, SpeechError } from './speech-engine.ts'

/** Without an engine: what the browser heard while recording, where it did. Throws NO_ENGINE elsewhere. */
export const captionsEngine: SpeechEngine = {
  kind: 'captions',
  async transcribe({ captions }) {
    const text = captions?.trim()
    if (!text) throw new SpeechError('NO_ENGINE')
    return { text, model: 'captions' }
  },
}
