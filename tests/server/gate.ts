/** A promise that the test resolves by `open`. */
export function gate(): { opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { opened, open: () => open() }
}
