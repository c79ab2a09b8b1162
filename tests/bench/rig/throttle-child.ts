/** Lets the processes named on the command line run one part of the time in so many, until it is told to end. */
const [rate = 4, ...ids] = process.argv.slice(2).map(Number)
/** Short, so that work of a few milliseconds meets several pauses. */
const RUN_MS = 0.4
const lock = new Int32Array(new SharedArrayBuffer(4))
const sleep = (ms: number) => Atomics.wait(lock, 0, 0, ms)
const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
  for (const id of ids) {
    try {
      process.kill(id, name)
    } catch {
      // It ended meanwhile.
    }
  }
}

let ending = false
process.on('SIGTERM', () => {
  ending = true
})

/** A pause is as long as the run before it was times what is missing, so that a late timer changes no ratio. */
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
