import type { LocalSpeech, SpeechListener } from '../local-speech.ts'

/** The part of the Web Speech API draft (Chrome 139) that is used; TypeScript's DOM library does not know it yet. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(): void
  stop(): void
}
interface RecognitionClass {
  new (): Recognition
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>
}
interface ResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

const STATES = ['available', 'downloadable', 'downloading', 'unavailable'] as const

/** Only the unprefixed class is used: the prefixed one always sends audio to the browser's vendor. */
const recognitionClass = (): RecognitionClass | undefined =>
  (globalThis as { SpeechRecognition?: RecognitionClass }).SpeechRecognition

export const browserLocalSpeech: LocalSpeech = {
  async availability(language) {
    const state = await recognitionClass()?.available?.({ langs: [language], processLocally: true })
    return STATES.find(known => known === state) ?? 'unavailable'
  },
  listen(language, listener) {
    const Recognition = recognitionClass()
    if (!Recognition) return null
    const recognition = new Recognition()
    // An engine without this property would ignore the assignment and send the audio to its vendor.
    if (!('processLocally' in recognition)) return null
    recognition.processLocally = true
    if (recognition.processLocally !== true) return null
    recognition.lang = language
    recognition.continuous = true
    recognition.interimResults = true
    forward(recognition, listener)
    recognition.start()
    return { stop: () => recognition.stop() }
  },
}

function forward(recognition: Recognition, listener: SpeechListener): void {
  let fault: string | null = null
  recognition.addEventListener('result', event => {
    const settled: string[] = []
    let unsettled = ''
    for (const result of Array.from((event as ResultEvent).results)) {
      const text = result[0]?.transcript.trim() ?? ''
      if (result.isFinal) settled.push(text)
      else unsettled = `${unsettled} ${text}`.trim()
    }
    listener.heard(settled, unsettled)
  })
  recognition.addEventListener('error', event => {
    fault = (event as Event & { error?: string }).error ?? 'unknown'
  })
  recognition.addEventListener('end', () => listener.ended(fault))
}
