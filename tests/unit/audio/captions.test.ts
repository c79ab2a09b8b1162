import { expect, test } from 'vitest'
import { createCaptions } from '../../../src/audio/captions.ts'
import type { LocalSpeech, SpeechListener } from '../../../src/platform/local-speech.ts'
import { createVirtualClock } from '../../factories/audio/virtual-clock.ts'

type Availability = Awaited<ReturnType<LocalSpeech['availability']>>

function speechOf(availability: Availability) {
  const runs: { language: string; listener: SpeechListener }[] = []
  const speech: LocalSpeech = {
    availability: async () => availability,
    listen(language, listener) {
      runs.push({ language, listener })
      return { stop: () => listener.ended(null) }
    },
  }
  const clock = createVirtualClock()
  return { runs, clock, captions: createCaptions({ speech, clock }, 'ru-RU') }
}

test('no sound leaves the device: recognition starts only if it is available on the device', async () => {
  for (const availability of ['downloadable', 'downloading', 'unavailable'] as const) {
    const { captions, runs } = speechOf(availability)
    await captions.start()
    expect(runs).toEqual([])
    expect(captions.snapshot().state).toEqual({ kind: 'unavailable', fault: null })
  }
})

test('final phrases are appended, also across restarts of an engine that stops at every silence', async () => {
  const { captions, runs, clock } = speechOf('available')
  await captions.start()
  runs[0]?.listener.heard(['Пациент жалуется на одышку.'], 'давление')
  expect(captions.snapshot()).toEqual({
    state: { kind: 'listening', unsettled: 'давление' },
    text: 'Пациент жалуется на одышку.',
  })
  runs[0]?.listener.heard(['Пациент жалуется на одышку.', 'Давление сто сорок.'], '')
  runs[0]?.listener.ended('no-speech')
  await clock.advance(300)
  expect(runs).toHaveLength(2)
  runs[1]?.listener.heard(['Пульс восемьдесят.'], '')
  expect(captions.snapshot().text).toBe('Пациент жалуется на одышку. Давление сто сорок. Пульс восемьдесят.')
})

test('a stop keeps the text, and a start continues after it', async () => {
  const { captions, runs } = speechOf('available')
  await captions.start()
  runs[0]?.listener.heard(['Раз.'], 'дв')
  captions.stop()
  expect(captions.snapshot()).toEqual({ state: { kind: 'off' }, text: 'Раз.' })
  await captions.start()
  runs[1]?.listener.heard(['Два.'], '')
  expect(captions.snapshot().text).toBe('Раз. Два.')
})

test('a permanent fault ends the captions with its name, without a restart', async () => {
  const { captions, runs, clock } = speechOf('available')
  await captions.start()
  runs[0]?.listener.ended('language-not-supported')
  await clock.advance(5_000)
  expect(runs).toHaveLength(1)
  expect(captions.snapshot().state).toEqual({ kind: 'unavailable', fault: 'language-not-supported' })
})

test('a stop while availability is checked starts nothing', async () => {
  const { captions, runs } = speechOf('available')
  const starting = captions.start()
  captions.stop()
  await starting
  expect(runs).toEqual([])
  expect(captions.snapshot().state).toEqual({ kind: 'off' })
})
