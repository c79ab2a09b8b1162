import { afterEach, expect, test, vi } from 'vitest'
import { createAudioPlayer } from '../../../../../src/ui/features/scribe/playback/audio-player.ts'
import type { Sound } from '../../../../../src/ui/features/scribe/playback/audio-source.ts'
import { createPlayback } from '../../../../../src/ui/features/scribe/playback/playback.ts'

afterEach(() => vi.restoreAllMocks())

/** As much of an audio element as the players use; nothing is heard. */
class SilentAudio extends EventTarget {
  src = ''
  currentTime = 0
  playbackRate = 1
  paused = true
  preload = ''
  duration = Number.NaN
  async play() {
    this.paused = false
  }
  pause() {
    this.paused = true
  }
  hasAttribute() {
    return this.src !== ''
  }
  removeAttribute() {
    this.src = ''
  }
  readonly remove = () => undefined
}
const audio = () => new SilentAudio() as unknown as HTMLAudioElement
const PLACE = { append: () => undefined } as unknown as Element

/** A search that the test ends. */
function search() {
  const ends: { found: (sound: Sound) => void; failed: (reason: Error) => void }[] = []
  const find = vi.fn(() => new Promise<Sound>((found, failed) => ends.push({ found, failed })))
  return { find, ends }
}
const here = (): Sound => ({ kind: 'here', blob: new Blob(['sound']), clientId: 'a' })

test('a second press while a sound is fetched gives up, and no address of a sound is leaked', async () => {
  const [made, freed] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')]
  const playback = createPlayback(audio)
  const { find, ends } = search()
  const first = playback.toggle('a', find)
  await playback.toggle('a', find)
  expect(playback.get()).toEqual({ kind: 'silent' })
  expect(find).toHaveBeenCalledTimes(1)
  const third = playback.toggle('a', find)
  for (const { found } of ends) found(here())
  await Promise.all([first, third])
  expect(playback.get()).toMatchObject({ kind: 'playing' })
  playback.stop()
  expect(made).toHaveBeenCalledTimes(1)
  expect(freed).toHaveBeenCalledTimes(1)
})

test('a sound that cannot be looked up is said, and can be asked for again', async () => {
  const playback = createPlayback(audio)
  const { find, ends } = search()
  const pressed = playback.toggle('a', find)
  ends[0]?.failed(new Error('the store is closed'))
  await pressed
  expect(playback.get()).toEqual({ kind: 'failed', key: 'a', because: 'refused' })
})

test('moving through a sound that is not fetched yet fetches it once', async () => {
  const { find, ends } = search()
  const player = createAudioPlayer(audio(), find)
  player.attach(PLACE)
  for (const second of [1, 2, 3]) player.seek(second)
  expect(find).toHaveBeenCalledTimes(1)
  ends[0]?.found(here())
  await vi.waitFor(() => expect(player.audio.currentTime).toBe(3))
})

test('moving through a sound that cannot be looked up says so', async () => {
  const { find, ends } = search()
  const player = createAudioPlayer(audio(), find)
  player.attach(PLACE)
  player.seek(1)
  ends[0]?.failed(new Error('the store is closed'))
  await vi.waitFor(() => expect(player.get().kind).toBe('refused'))
})
