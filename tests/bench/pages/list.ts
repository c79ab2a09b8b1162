const element = document.querySelector('#list') as HTMLOListElement
const waiting = new Set<() => void>()

/** Replaces the list with these names and checks the promises of `showsOne` and `shows`. */
export function paint(names: readonly string[]): void {
  element.replaceChildren(
    ...names.map(name => {
      const item = document.createElement('li')
      item.textContent = name
      return item
    }),
  )
  for (const look of [...waiting]) look()
}

/** Resolves with the moment, in milliseconds since the epoch, of the frame that shows this name. */
export function showsOne(name: string): Promise<number> {
  return new Promise(resolve => {
    const look = () => {
      if (![...element.children].some(item => item.textContent === name)) return
      waiting.delete(look)
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
    }
    waiting.add(look)
    look()
  })
}

/** Resolves with `performance.now()` at the moment the list shows exactly these names. */
export function shows(names: readonly string[]): Promise<number> {
  return new Promise(resolve => {
    const look = () => {
      const items = element.children
      if (items.length !== names.length || names.some((name, i) => items[i]?.textContent !== name)) return
      waiting.delete(look)
      resolve(performance.now())
    }
    waiting.add(look)
    look()
  })
}
