interface LaunchParams {
  files?: readonly { getFile(): Promise<File> }[]
}
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void
}

const listeners = new Set<(files: File[]) => void>()
let isConsuming = false

/**
 * Calls `listener` with the files that the system opened in the installed app (`file_handlers`), those before the first
 * call included. Does nothing in browsers without it.
 */
export function onOpenedFiles(listener: (files: File[]) => void): () => void {
  listeners.add(listener)
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  if (launchQueue && !isConsuming) {
    isConsuming = true
    launchQueue.setConsumer(({ files = [] }) => {
      if (files.length === 0) return
      void Promise.all(files.map(file => file.getFile())).then(opened => {
        for (const one of listeners) one(opened)
      })
    })
  }
  return () => void listeners.delete(listener)
}
