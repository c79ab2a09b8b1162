import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../../src/server/config.ts'
import { chooseSpeechEngine } from '../../../../src/server/engines/speech/choose-engine.ts'
import { languageCode } from '../../../../src/server/engines/speech/speech-engine.ts'
import { speech } from './audio.ts'

const chosen = (environment: Record<string, string>) => chooseSpeechEngine(readConfig(environment).speech)

describe('the speech engine', () => {
  it('is chosen by the configuration', () => {
    expect(chosen({ ASR_URL: 'http://127.0.0.1:1' }).kind).toBe('openai')
    expect(chosen({ ASR_COMMAND: 'whisper-cli {wav}' }).kind).toBe('command')
    expect(chosen({}).kind).toBe('captions')
  })

  it('returns the captions if none is configured', async () => {
    const heard = chosen({}).transcribe(speech('/nowhere', { captions: ' Добрый день ' }))
    expect(await heard).toEqual({ text: 'Добрый день', model: 'captions' })
  })

  it.each([undefined, '', '  '])('throws NO_ENGINE if the captions are %o', async captions => {
    const work = chosen({}).transcribe(speech('/nowhere', { captions }))
    await expect(work).rejects.toMatchObject({ code: 'NO_ENGINE', retryable: false })
  })

  it.each([
    ['ru-RU', 'ru'],
    ['el', 'el'],
    ['EN-us', 'en'],
    [undefined, ''],
    ['', ''],
    ['-x; rm', ''],
    ['russian', ''],
  ])('calls the language of %o "%s"', (language, code) => {
    expect(languageCode(language)).toBe(code)
  })
})
