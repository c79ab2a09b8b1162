const tasks: (() => unknown)[] = []

/** Runs `task` at the end of the benchmark, also after an error; the last one added runs first. */
export function atEnd(task: () => unknown): void {
  tasks.push(task)
}

export async function end(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task()
}
