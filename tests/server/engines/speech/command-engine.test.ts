import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { commandEngine } from '../../../../src/server/engines/speech/command-engine.ts'
import { ffmpeg } from '../../../../src/server/engines/speech/converter.ts'
import { folder, isInstalled, speech, spokenWebm, toneWav } from './audio.ts'

const hasFfmpeg = isInstalled('ffmpeg', '-version')
const hasPocketsphinx = isInstalled('pocketsphinx_continuous') && isInstalled('espeak-ng', '--version') && hasFfmpeg
/** Longer than any machine needs. */
const WAIT = { timeout: 15_000 }
const NO_FFMPEG = ffmpeg('ffmpeg-that-is-not-installed')

let wav: string
beforeAll(() => {
  wav = join(folder, 'tone.wav')
  writeFileSync(wav, toneWav(1))
})

/** An engine that runs a few lines of JavaScript with its arguments in `argv[2...]`. */
function scripted(code: string, args: string[] = ['{file}'], { timeoutMs = 20_000, converter = NO_FFMPEG } = {}) {
  const script = join(folder, `engine-${Math.random()}.mjs`)
  writeFileSync(script, `import fs from 'node:fs'; const args = process.argv.slice(2);${code}`)
  return commandEngine([process.execPath, script, ...args], timeoutMs, converter)
}
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('the speech engine that runs a program', () => {
  it('passes a file named by its container and the two letters of the language, without a shell', async () => {
    const engine = scripted('console.log(JSON.stringify(args))', ['{file}', '--lang={lang}', '$(id); {lang}'])
    const { text } = await engine.transcribe(speech(wav, { mimeType: 'audio/webm;codecs=opus', language: 'ru-RU' }))
    const [file, ...rest] = JSON.parse(text)
    expect(file).toMatch(/\/recording\.webm$/)
    expect(rest).toEqual(['--lang=ru', '$(id); ru'])
  })

  it('passes the bytes of the recording and removes its folder', async () => {
    // A separate folder, because other tests use the common one.
    const temporary = mkdtempSync(join(folder, 'tmp-'))
    vi.stubEnv('TMPDIR', temporary)
    const engine = scripted('console.log(fs.readFileSync(args[0]).length)')
    expect(await engine.transcribe(speech(wav))).toEqual({ text: String(readFileSync(wav).length), model: 'node' })
    vi.unstubAllEnvs()
    expect(readdirSync(temporary)).toEqual([])
  })

  it('accepts plain text and OpenAI’s JSON', async () => {
    const plain = scripted(`console.log('  Добрый \\n\\n день ')`)
    expect(await plain.transcribe(speech(wav))).toEqual({ text: 'Добрый день', model: 'node' })
    const segments = [{ start: 0, end: 1.5, text: ' a b ' }]
    const json = scripted(`console.log('${JSON.stringify({ text: ' a b ', segments })}')`)
    expect(await json.transcribe(speech(wav))).toEqual({
      text: 'a b',
      segments: [{ start: 0, end: 1.5, text: 'a b' }],
      model: 'node',
    })
  })

  it('reports progress', async () => {
    const onProgress = vi.fn()
    const engine = scripted(`console.error('whisper_print_progress_callback: progress =  45%'); console.log('x')`)
    await engine.transcribe(speech(wav, { onProgress }))
    expect(onProgress).toHaveBeenCalledWith(0.45)
  })

  it('S6: does not pass on the server’s keys', async () => {
    vi.stubEnv('ASR_API_KEY', 'secret')
    vi.stubEnv('DATABASE_URL', 'secret')
    const { text } = await scripted('console.log(JSON.stringify(process.env))').transcribe(speech(wav))
    vi.unstubAllEnvs()
    expect(text).not.toContain('secret')
    expect(JSON.parse(text).PATH).toBe(process.env.PATH)
  })

  it.each([
    ['fails', 'process.exit(3)', 'FAILED', false],
    ['is killed from outside', "process.kill(process.pid, 'SIGKILL')", 'INTERRUPTED', true],
    ['never ends', 'setInterval(() => undefined, 1000)', 'TIMED_OUT', true],
    ['never stops writing', "setInterval(() => process.stdout.write('x'.repeat(1e6)), 0)", 'OUTPUT_TOO_LARGE', false],
  ])('throws a code if it %s', async (_how, code, errorCode, retryable) => {
    const engine = scripted(code, [], { timeoutMs: errorCode === 'TIMED_OUT' ? 500 : 20_000 })
    await expect(engine.transcribe(speech(wav))).rejects.toMatchObject({ code: errorCode, retryable })
  })

  it('throws MISCONFIGURED if the program is missing', async () => {
    const engine = commandEngine(['/no/such/program', '{file}'], 1000, NO_FFMPEG)
    await expect(engine.transcribe(speech(wav))).rejects.toMatchObject({ code: 'MISCONFIGURED', retryable: true })
  })

  it('kills the program and its children on abort', async () => {
    const pids = join(folder, 'pids')
    const engine = scripted(
      `const { spawn } = await import('node:child_process')
       const child = spawn('sleep', ['600'])
       fs.writeFileSync(args[0], process.pid + ' ' + child.pid)
       setInterval(() => undefined, 1000)`,
      [pids],
    )
    const abort = new AbortController()
    const work = engine.transcribe(speech(wav, { signal: abort.signal }))
    await vi.waitUntil(() => existsSync(pids) && readFileSync(pids, 'utf8').includes(' '), WAIT)
    abort.abort()
    await expect(work).rejects.toMatchObject({ name: 'AbortError' })
    const [program = 0, child = 0] = readFileSync(pids, 'utf8').split(' ').map(Number)
    await vi.waitUntil(() => !isAlive(program) && !isAlive(child), WAIT)
  })

  it('passes a suitable WAV unchanged, also without ffmpeg', async () => {
    const { text } = await scripted('console.log(args[0])', ['{wav}']).transcribe(speech(wav))
    expect(text).toBe(wav)
  })

  it('throws NO_CONVERTER if it needs WAV and there is no ffmpeg', async () => {
    const webm = join(folder, 'not-wav.webm')
    writeFileSync(webm, 'webm')
    const work = scripted('', ['{wav}']).transcribe(speech(webm, { mimeType: 'audio/webm' }))
    await expect(work).rejects.toMatchObject({ code: 'NO_CONVERTER', retryable: false })
  })

  it.skipIf(!hasFfmpeg)('throws NOT_AUDIO if ffmpeg cannot read the recording', async () => {
    const broken = join(folder, 'broken.webm')
    writeFileSync(broken, 'not a recording')
    const work = scripted('', ['{wav}'], { converter: ffmpeg() }).transcribe(speech(broken, { mimeType: 'audio/webm' }))
    await expect(work).rejects.toMatchObject({ code: 'NOT_AUDIO', retryable: false })
  })

  it.skipIf(!hasFfmpeg)('converts other WAV to 16 kHz mono', async () => {
    const stereoRate = join(folder, 'tone-44100.wav')
    writeFileSync(stereoRate, toneWav(1, 44_100))
    const engine = scripted('console.log(fs.readFileSync(args[0]).readUInt32LE(24))', ['{wav}'], {
      converter: ffmpeg(),
    })
    expect((await engine.transcribe(speech(stereoRate))).text).toBe('16000')
  })

  it('rejects files that are not audio', async () => {
    const work = scripted('').transcribe(speech(wav, { mimeType: 'application/pdf' }))
    await expect(work).rejects.toMatchObject({ code: 'REFUSED', retryable: false })
  })

  it.skipIf(!hasPocketsphinx)(
    'recognises which sentence of a grammar was spoken, in WebM, with pocketsphinx',
    async () => {
      const grammar = join(folder, 'complaints.gram')
      writeFileSync(
        grammar,
        `#JSGF V1.0; grammar complaints; public <complaint> =
       the patient has (a fever | a cough | chest pain) and (a headache | nausea | no pain);`,
      )
      const argv = ['pocketsphinx_continuous', '-infile', '{wav}', '-jsgf', grammar, '-logfn', '/dev/null']
      const engine = commandEngine(argv, 60_000, ffmpeg())
      for (const sentence of ['the patient has a fever and a headache', 'the patient has chest pain and nausea']) {
        const heard = await engine.transcribe(speech(spokenWebm(sentence), { mimeType: 'audio/webm' }))
        expect(heard).toEqual({ text: sentence, model: 'pocketsphinx_continuous' })
      }
    },
  )
})
