import { spawn } from 'node:child_process'
import { SpeechError } from './speech-engine.ts'

export interface ProgramLimits {
  signal: AbortSignal
  timeoutMs: number
  /** Bytes of standard output. */
  maxOutput: number
  onErrorOutput?(text: string): void
}

/** Environment variables that programs and their models need; all others stay out, since our keys are among them. */
const PASSED_ON = /^(PATH|HOME|LANG|LC_\w+|LD_LIBRARY_PATH|TMPDIR|TZ|(CUDA|NVIDIA|HIP|ROCR|OMP|GGML|WHISPER|HF)_\w+)$/
const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)))

/**
 * Runs a program without a shell and resolves to its standard output. Its process group is killed however it ends;
 * standard error is not kept, since it may be clinical. Throws SpeechError MISCONFIGURED, TIMED_OUT, INTERRUPTED,
 * FAILED, OUTPUT_TOO_LARGE; or the signal's reason.
 */
export async function runProgram(argv: readonly string[], limits: ProgramLimits): Promise<string> {
  const { signal, timeoutMs, maxOutput, onErrorOutput } = limits
  const [program = '', ...args] = argv
  signal.throwIfAborted()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: environment() })
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch (error) {
      // ESRCH: the process group has ended already.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
  const { promise, resolve, reject } = deferred<string>()
  const stop = (reason: unknown) => {
    reject(reason)
    killGroup()
  }
  const onAbort = () => stop(signal.reason)
  const timer = setTimeout(() => stop(new SpeechError('TIMED_OUT')), timeoutMs)
  signal.addEventListener('abort', onAbort)

  const chunks: Buffer[] = []
  let size = 0
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxOutput) stop(new SpeechError('OUTPUT_TOO_LARGE'))
  })
  child.stderr.on('data', (chunk: Buffer) => onErrorOutput?.(chunk.toString()))
  child.once('error', error => reject(new SpeechError('MISCONFIGURED', { cause: error })))
  child.once('close', (code, killedBy) => {
    if (code === 0) resolve(Buffer.concat(chunks).toString())
    else reject(new SpeechError(killedBy === null ? 'FAILED' : 'INTERRUPTED'))
  })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    killGroup()
  }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
