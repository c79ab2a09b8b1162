import { systemClock } from '../../../platform/clock.ts'
import { partOf, wordsOf } from './parts.ts'

type Item = { kind: string; at: number; state: 'waiting' | 'sending' | 'sent' }

const SENDING_MS = 900
const MOST = 5

/** A list whose network is the switch: what is done waits while it is off and is sent, one by one, when it is on. */
export function offlineDemo(island: HTMLElement): void {
  const word = wordsOf(island)
  const network = partOf<HTMLInputElement>(island, 'network')
  const list = partOf(island, 'list')
  const pill = partOf<HTMLElement>(island, 'pill')
  const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' })
  let items: Item[] = []
  let sending: Item | null = null

  const show = () => {
    list.replaceChildren(
      ...items.map(({ kind, at, state }) => {
        const row = document.createElement('li')
        row.dataset.state = state
        const name = document.createElement('b')
        name.textContent = `${word(kind)}, ${clock.format(at)}`
        const status = document.createElement('span')
        status.textContent = word(state)
        row.append(name, status)
        return row
      }),
    )
    const waiting = items.filter(({ state }) => state !== 'sent').length
    const [tone, text] = !network.checked
      ? waiting > 0
        ? ['warn', word('pill-waiting').replace('{waiting}', String(waiting))]
        : ['warn', word('pill-offline')]
      : waiting > 0
        ? ['info', word('pill-sending').replace('{count}', String(waiting))]
        : ['ok', word('pill-saved')]
    pill.className = `pill ${tone}`
    if (pill.textContent !== text) pill.textContent = text ?? ''
  }
  const send = () => {
    if (sending || !network.checked) return
    const next = items.findLast(({ state }) => state === 'waiting')
    if (!next) return
    sending = next
    next.state = 'sending'
    systemClock.after(SENDING_MS, () => {
      sending = null
      // A network that went away meanwhile: nothing was sent, the item waits again.
      next.state = network.checked ? 'sent' : 'waiting'
      show()
      send()
    })
    show()
  }
  for (const button of island.querySelectorAll<HTMLButtonElement>('[data-add]')) {
    button.addEventListener('click', () => {
      items = [{ kind: button.dataset.add ?? '', at: systemClock.now(), state: 'waiting' as const }, ...items].slice(
        0,
        MOST,
      )
      show()
      send()
    })
  }
  network.addEventListener('change', () => {
    if (sending && !network.checked) sending.state = 'waiting'
    show()
    send()
  })
  show()
}
