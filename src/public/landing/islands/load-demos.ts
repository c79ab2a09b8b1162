import { wordsOf } from './parts.ts'

/**
 * Loads the demonstrations when they come near the window, so that who does not scroll to them does not load them. The
 * recorder's code comes with the first press: it is at the top, and most only read.
 */
export function loadDemos(): void {
  near('triage', async island => (await import('./triage-demo.ts')).triageDemo(island))
  near('offline', async island => (await import('./offline-demo.ts')).offlineDemo(island))
  onFirstPress('recorder', async island => (await import('./recorder-demo.ts')).recorderDemo(island))
}

const islandOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`)

function near(name: string, start: (island: HTMLElement) => Promise<void>): void {
  const island = islandOf(name)
  const controls = island?.querySelector<HTMLElement>('[data-part="controls"]')
  if (!island || !controls) return
  // At once, so that nothing moves when the code arrives.
  controls.hidden = false
  const early = pressesOf(controls)
  const watch = new IntersectionObserver(
    entries => {
      if (!entries.some(one => one.isIntersecting)) return
      watch.disconnect()
      start(island).then(early.repeat, error => {
        // The example that the build wrote stays.
        controls.hidden = true
        reportError(error)
      })
    },
    { rootMargin: '300px' },
  )
  watch.observe(island)
}

/** Buttons pressed before the code that answers them is loaded: it gets these presses then, in their order. */
function pressesOf(controls: HTMLElement) {
  const pressed: HTMLButtonElement[] = []
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button) pressed.push(button)
  }
  controls.addEventListener('click', remember)
  return {
    repeat() {
      controls.removeEventListener('click', remember)
      for (const button of pressed) button.click()
    },
  }
}

function onFirstPress(name: string, start: (island: HTMLElement) => Promise<() => Promise<void>>): void {
  const island = islandOf(name)
  const buttons = island?.querySelector<HTMLElement>('[data-part="buttons"]')
  const button = island?.querySelector<HTMLButtonElement>('[data-do="record"]')
  if (!island || !buttons || !button) return
  buttons.hidden = false
  const press = async () => {
    button.removeEventListener('click', pressed)
    try {
      const record = await start(island)
      await record()
    } catch (error) {
      const state = island.querySelector('[data-part="state"]')
      if (state) state.textContent = wordsOf(island)('unloaded')
      button.addEventListener('click', pressed)
      reportError(error)
    }
  }
  const pressed = () => void press()
  button.addEventListener('click', pressed)
}
