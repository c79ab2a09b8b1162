import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/server/config.ts'

describe('the configuration', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'production',
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: undefined,
      demo: false,
      blobs: { kind: 'files', folder: `${process.cwd()}/data/blobs` },
      text: { kind: 'built-in' },
      speech: { kind: 'captions' },
      documents: { tessdataFolder: `${process.cwd()}/data/tessdata`, givenTessdata: undefined },
    })
  })

  it('treats an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}))
  })

  it('takes a token of the metrics that cannot be guessed, and a port of their own', () => {
    expect(readConfig({}).metrics).toEqual({ kind: 'off' })
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have at least 16 characters.')
    expect(() => readConfig({ METRICS_PORT: '8080' })).toThrow('METRICS_PORT must be another port than PORT.')
    const token = 'a-token-of-sixteen'
    expect(readConfig({ METRICS_TOKEN: token }).metrics).toEqual({ kind: 'token', token })
    expect(readConfig({ METRICS_TOKEN: token, METRICS_PORT: '9100' }).metrics).toEqual({
      kind: 'port',
      port: 9100,
      token,
    })
  })

  it('takes quotas of an account, in megabytes and rows, and room on the disk for the database', () => {
    const megabyte = 1024 ** 2
    expect(readConfig({}).quotas).toMatchObject({ bytes: 102_400 * megabyte, rows: 500_000 })
    const given = { STORAGE_MB: '20', STORAGE_ROWS: '7', MAX_OPEN_UPLOADS: '3', MAX_SESSIONS: '4', MAX_DEVICES: '5' }
    expect(readConfig(given).quotas).toEqual({ bytes: 20 * megabyte, rows: 7, openUploads: 3, sessions: 4, devices: 5 })
    expect(readConfig({ DISK_RESERVE_MB: '1' }).blobs).toMatchObject({ kind: 'files', reserve: megabyte })
    expect(() => readConfig({ STORAGE_MB: '0' })).toThrow('STORAGE_MB must be a whole number from 1 to 1000000000.')
  })

  it('allows demo personas in production only with DEMO=on', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true)
    expect(readConfig({ NODE_ENV: 'development' }).demo).toBe(true)
    expect(readConfig({ NODE_ENV: 'development', DEMO: 'off' }).demo).toBe(false)
  })

  it('parses a command line without a shell', () => {
    const argv = (ASR_COMMAND: string) => readConfig({ ASR_COMMAND }).speech
    expect(argv('whisper-cli -m "/my models/base.bin" -f {wav} -l {lang}')).toMatchObject({
      kind: 'command',
      argv: ['whisper-cli', '-m', '/my models/base.bin', '-f', '{wav}', '-l', '{lang}'],
    })
    expect(argv('["/opt/a b/run", "--say", "it\'s"]')).toMatchObject({ argv: ['/opt/a b/run', '--say', "it's"] })
    expect(argv('run; rm -rf $HOME')).toMatchObject({ argv: ['run;', 'rm', '-rf', '$HOME'] })
  })

  it('uses S3 if there is a bucket', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(readConfig({ S3_BUCKET: 'b', S3_ENDPOINT: 'http://127.0.0.1:9000/', ...keys }).blobs).toEqual({
      kind: 's3',
      bucket: 'b',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      pathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    })
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test.'],
    [{ DEMO: 'maybe' }, 'DEMO must be one of on, off, true, false, 1, 0.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
    [
      { ASR_COMMAND: 'run "open' },
      'ASR_COMMAND must be a program with its arguments, as words or as a JSON list of strings.',
    ],
    [
      { ASR_COMMAND: '[1]' },
      'ASR_COMMAND must be a program with its arguments, as words or as a JSON list of strings.',
    ],
    [{ CLINIC_COUNTRY: 'GBR' }, 'CLINIC_COUNTRY must be a country in two letters, such as GB.'],
    [{ ASR_COMMAND: 'a', ASR_URL: 'http://a' }, 'ASR_COMMAND must be unset where ASR_URL is set.'],
    [{ S3_ENDPOINT: 'http://a' }, 'S3_BUCKET must be set where other S3_ values are set.'],
    [{ YOOKASSA_SHOP_ID: '1' }, 'YOOKASSA_SECRET_KEY must be set where YOOKASSA_SHOP_ID is set.'],
    [{ TELEGRAM_BOT_NAME: 'bot' }, 'TELEGRAM_BOT_TOKEN must be set where TELEGRAM_BOT_NAME is set.'],
  ])('stops at %o with one sentence that names it', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('never repeats a value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'hunter2' })).toThrow(expect.not.stringContaining('hunter2'))
  })
})
