/** Resolves in a task of its own: input and paint come first. Not clamped to 4 ms, as timers in a row are. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
