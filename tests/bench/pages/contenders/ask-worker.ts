/** Client of a worker that handles one request at a time; minimal, so that it costs the contenders next to nothing. */
export interface WorkerClient {
  ask<T>(request: unknown): Promise<T>
  /** `listener` is called for each pulled page that the worker has stored. */
  onPage(listener: () => void): void
}

export function workerClient(worker: Worker): WorkerClient {
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

export const notifyPage = (): void => self.postMessage({ page: true })

/** The worker's side of `workerClient`. */
export function serveRequests(work: (request: never) => Promise<unknown>): void {
  self.onmessage = ({ data }) =>
    void work(data as never).then(
      answered => self.postMessage({ answer: answered }),
      (error: unknown) =>
        self.postMessage({ error: error instanceof Error ? `${error.name}: ${error.message}` : 'failed' }),
    )
}
