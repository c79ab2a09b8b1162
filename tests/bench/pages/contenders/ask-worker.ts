/** One worker that answers one request at a time and tells of pages between; as little as can stand in between. */
export interface Worked {
  ask<T>(request: unknown): Promise<T>
  onPage(listener: () => void): void
}

export function worked(worker: Worker): Worked {
  let listener: () => void = () => undefined
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => {
          if (data.page) listener()
          else if (data.error) reject(new Error(data.error))
          else resolve(data.answer)
        }
        worker.onerror = event => reject(new Error(event.message))
        worker.postMessage(request)
      }),
    onPage(next) {
      listener = next
    },
  }
}

export const tellPage = (): void => self.postMessage({ page: true })

/** The other side of `worked`. */
export function answer(work: (request: never) => Promise<unknown>): void {
  self.onmessage = ({ data }) =>
    void work(data as never).then(
      answered => self.postMessage({ answer: answered }),
      (error: unknown) =>
        self.postMessage({ error: error instanceof Error ? `${error.name}: ${error.message}` : 'failed' }),
    )
}
