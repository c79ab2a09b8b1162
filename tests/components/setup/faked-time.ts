import { vi } from 'vitest'

const nextFrame = requestAnimationFrame

/** Fakes timers; their time passes only when the test advances it. */
export const fakeTime = () =>
  vi.useFakeTimers({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  })

/** Waits in the browser's own frames: at each look `expect.poll` would let 50 ms of the faked time pass. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await new Promise(resolve => nextFrame.call(window, resolve))
    await vi.advanceTimersByTimeAsync(1)
  }
}

/** What a user does takes none of the faked time; vitest lets 50 ms of it pass for each 50 ms that an action takes. */
export async function atOnce(action: () => Promise<unknown>): Promise<void> {
  const held = vi.spyOn(vi, 'advanceTimersByTime').mockReturnValue(vi)
  try {
    await action()
  } finally {
    held.mockRestore()
  }
}
