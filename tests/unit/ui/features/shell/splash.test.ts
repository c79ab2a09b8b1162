import { expect, test } from 'vitest'
import type { Clock } from '../../../../../src/platform/clock.ts'
import { endSplash } from '../../../../../src/ui/features/shell/frame/splash.ts'

test('P §9: the splash fades after 200 ms and is gone after 300, and not a millisecond before', () => {
  const due: { ms: number; run: () => void }[] = []
  const clock = { after: (ms: number, run: () => void) => due.push({ ms, run }) } as unknown as Clock
  const splash = {
    gone: false,
    removed: false,
    setAttribute: () => (splash.gone = true),
    remove: () => (splash.removed = true),
  }
  const page = { getElementById: (id: string) => (id === 'splash' ? splash : null) } as unknown as Document
  const at = (ms: number) => {
    for (const one of due.filter(({ ms: when }) => when <= ms)) one.run()
    return [splash.gone, splash.removed]
  }
  endSplash(clock, page)
  expect(at(199)).toEqual([false, false])
  expect(at(200)).toEqual([true, false])
  expect(at(299)).toEqual([true, false])
  expect(at(300)).toEqual([true, true])
})
