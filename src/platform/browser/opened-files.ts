interface LaunchParams {
  files?: readonly { getFile(): Promise<File> }[]
}
interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void
}

const listeners = new Set<(files: File[]) => void>()

function take({ files = [] }: LaunchParams): void {
  if (files.length === 0) return
  void Promise.all(files.map(file => file.getFile())).then(opened => {
    for (const listener of listeners) listener(opened)
  })
}

/**
 * Calls `listener` with the files that the system opened in the installed app (`file_handlers`), those before the first
 * call included. Does nothing in browsers without it.
 */
export function onOpenedFiles(listener: (files: File[]) => void): () => void {
  listeners.add(listener)
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(take)
  return () => void listeners.delete(listener)
}
