import { type SpeechEngine, SpeechError } from './speech-engine.ts'

/** Without an engine: returns the browser's captions. Throws NO_ENGINE if there are none. */
export const captionsEngine: SpeechEngine = {
  kind: 'captions',
  async transcribe({ captions }) {
    const text = captions?.trim()
    if (!text) throw new SpeechError('NO_ENGINE')
    return { text, model: 'captions' }
  },
}
