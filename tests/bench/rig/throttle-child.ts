/** Arguments: rate and process ids. Lets these processes run 1/rate of the time, until SIGTERM. */
const [rate = 4, ...ids] = process.argv.slice(2).map(Number)
/** Short, so that work of a few milliseconds is paused several times. */
const RUN_MS = 0.4
const lock = new Int32Array(new SharedArrayBuffer(4))
const sleep = (ms: number) => Atomics.wait(lock, 0, 0, ms)
const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const id of ids) {
    try {
      process.kill(id, name)
    } catch {
      // The process has ended.
    }
  }
}

let ending = false
process.on('SIGTERM', () => {
  ending = true
})

/** Each pause lasts (rate - 1) times the measured run before it, so that a late timer does not change the ratio. */
function slice(): void {
  const began = performance.now()
  sleep(RUN_MS)
  const ran = performance.now() - began
  signal('SIGSTOP')
  sleep(ran * (rate - 1))
  signal('SIGCONT')
  if (ending) process.exit(0)
  setImmediate(slice)
}
process.stdout.write('throttling\n')
slice()
