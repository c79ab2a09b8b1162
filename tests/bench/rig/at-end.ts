const tasks: (() => unknown)[] = []

/** Has `task` run when the benchmark ends, however it ends. */
export function atEnd(task: () => unknown): void {
  tasks.push(task)
}

export async function end(): Promise<void> {
  for (const task of tasks.splice(0).reverse()) await task()
}
