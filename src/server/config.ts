import { resolve } from 'node:path'
import { DEFAULT_PRICES, type PriceList } from '../domain/money/prices.ts'
import { ConfigError, type Environment, readEnvironment } from './environment.ts'
import type { PromocodeSetting } from './promocode-setting.ts'
import { MEGABYTE, QUOTAS, type Quotas } from './quotas/quotas.ts'

export type BlobsConfig =
  /** `reserve`: bytes of its disk that no file takes. */
  | { kind: 'files'; folder: string; reserve: number }
  | {
      kind: 's3'
      bucket: string
      region: string
      endpoint: string | undefined
      pathStyle: boolean
      /** Undefined leaves finding credentials to the AWS client. */
      credentials: { accessKeyId: string; secretAccessKey: string } | undefined
    }

/** Without a port of their own they are at that of the server, to the bearer of the token. */
export type MetricsConfig =
  | { kind: 'off' }
  | { kind: 'token'; token: string }
  | { kind: 'port'; port: number; token: string | undefined }

export type SpeechConfig =
  | { kind: 'openai'; url: string; model: string; apiKey: string | undefined; timeoutMs: number }
  | { kind: 'command'; argv: string[]; timeoutMs: number }
  /** No engine: the browser's captions become the transcript; without captions the recording waits. */
  | { kind: 'captions' }

export type TextConfig =
  | { kind: 'openai'; url: string; model: string; apiKey: string | undefined }
  | { kind: 'built-in' }

export interface OAuthClient {
  clientId: string
  clientSecret: string | undefined
}

export interface Config {
  environment: Environment['NODE_ENV']
  host: string
  port: number
  /** Without a trailing slash. */
  publicUrl: string
  /** Undefined where PUBLIC_URL is not set: then any name may be typed. */
  givenPublicUrl: string | undefined
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded database under `dataDir`. */
  databaseUrl: string | undefined
  /** Who is in front of this server. */
  trustedProxies: readonly string[]
  connections: { inAll: number; perAddress: number | undefined }
  metrics: MetricsConfig
  /** Whether demo personas may sign in: outside production unless DEMO=off, in production with DEMO=on. */
  demo: boolean
  /** Whether one of them is an administrator. */
  demoAdmin: boolean
  operator: { name: string | undefined; contact: string | undefined; channelUrl: string | undefined }
  logLevel: Environment['LOG_LEVEL']
  blobs: BlobsConfig
  text: TextConfig
  speech: SpeechConfig
  documents: { tessdataFolder: string; givenTessdata: string | undefined }
  emergency: { country: string | undefined; file: string | undefined }
  /** Origins of push services beside the known ones. */
  pushOrigins: readonly string[]
  websocket: boolean
  telegram: { token: string; botName: string; webhookSecret: string | undefined; apiUrl: string } | undefined
  payments: PaymentsConfig
  prices: PriceList
  quotas: Quotas
  promocodes: readonly PromocodeSetting[]
  auditHead: { file: string | undefined; url: string | undefined }
  identity: IdentityConfig
}

export type PaymentsConfig =
  | { kind: 'yookassa'; shopId: string; secretKey: string; url: string; senders: string[]; trustedProxies: string[] }
  /** The built-in page, which moves no money. In production it is for demo accounts only. */
  | { kind: 'checkout'; demoOnly: boolean }
  | { kind: 'off' }

export interface IdentityConfig {
  google: OAuthClient | undefined
  x: OAuthClient | undefined
  yandex: OAuthClient | undefined
  /** Whether this server has the development provider (decision 118): never in production. */
  dev: boolean
}

/** Throws ConfigError for the first value that is bad, or does not go with another. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = readEnvironment(environment)
  const dataDir = resolve(env.DATA_DIR)
  return {
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    givenPublicUrl: env.PUBLIC_URL,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    connections: { inAll: env.MAX_CONNECTIONS, perAddress: env.MAX_CONNECTIONS_PER_ADDRESS },
    metrics: metrics(env),
    demo: env.DEMO ?? env.NODE_ENV !== 'production',
    demoAdmin: env.DEMO_ADMIN,
    operator: { name: env.OPERATOR_NAME, contact: env.OPERATOR_CONTACT, channelUrl: env.CHANNEL_URL },
    logLevel: env.LOG_LEVEL,
    blobs: blobs(env, dataDir),
    text: env.LLM_URL
      ? { kind: 'openai', url: env.LLM_URL, model: env.LLM_MODEL, apiKey: env.LLM_API_KEY }
      : { kind: 'built-in' },
    speech: speech(env),
    documents: {
      tessdataFolder: resolve(dataDir, 'tessdata'),
      givenTessdata: env.TESSDATA_DIR && resolve(env.TESSDATA_DIR),
    },
    emergency: { country: env.CLINIC_COUNTRY, file: env.EMERGENCY_TEXTS && resolve(env.EMERGENCY_TEXTS) },
    pushOrigins: env.PUSH_ORIGINS,
    websocket: env.WEBSOCKET,
    auditHead: { file: env.AUDIT_HEAD_FILE && resolve(env.AUDIT_HEAD_FILE), url: env.AUDIT_HEAD_URL },
    telegram: telegram(env),
    payments: payments(env),
    prices: prices(env),
    quotas: quotas(env),
    promocodes: env.PROMOCODES,
    identity: {
      google: client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
      x: client(env.X_CLIENT_ID, env.X_CLIENT_SECRET),
      yandex: client(env.YANDEX_CLIENT_ID, env.YANDEX_CLIENT_SECRET),
      dev: env.NODE_ENV !== 'production' && env.DEV_IDENTITY,
    },
  }
}

/** Both or neither: one alone is a mistake that would silently switch the feature off. */
function pair(env: Environment, first: keyof Environment, second: keyof Environment): [string, string] | undefined {
  const [a, b] = [env[first], env[second]]
  if (a === undefined && b === undefined) return undefined
  if (a === undefined || b === undefined) {
    const [set, missing] = a === undefined ? [second, first] : [first, second]
    throw new ConfigError(`${missing} must be set where ${set} is set.`)
  }
  return [String(a), String(b)]
}

function blobs(env: Environment, dataDir: string): BlobsConfig {
  const keys = pair(env, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  if (env.S3_BUCKET === undefined) {
    if (keys || env.S3_ENDPOINT) throw new ConfigError('S3_BUCKET must be set where other S3_ values are set.')
    return { kind: 'files', folder: resolve(dataDir, 'blobs'), reserve: env.DISK_RESERVE_MB * MEGABYTE }
  }
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    pathStyle: env.S3_PATH_STYLE,
    credentials: keys && { accessKeyId: keys[0], secretAccessKey: keys[1] },
  }
}

function metrics({ METRICS_PORT, METRICS_TOKEN: token, PORT }: Environment): MetricsConfig {
  if (METRICS_PORT === undefined) return token === undefined ? { kind: 'off' } : { kind: 'token', token }
  if (METRICS_PORT === PORT && PORT !== 0) throw new ConfigError('METRICS_PORT must be another port than PORT.')
  return { kind: 'port', port: METRICS_PORT, token }
}

function speech(env: Environment): SpeechConfig {
  const timeoutMs = env.ASR_TIMEOUT * 1000
  if (env.ASR_URL && env.ASR_COMMAND) throw new ConfigError('ASR_COMMAND must be unset where ASR_URL is set.')
  if (env.ASR_URL) {
    return { kind: 'openai', url: env.ASR_URL, model: env.ASR_MODEL, apiKey: env.ASR_API_KEY, timeoutMs }
  }
  return env.ASR_COMMAND ? { kind: 'command', argv: env.ASR_COMMAND, timeoutMs } : { kind: 'captions' }
}

function telegram(env: Environment): Config['telegram'] {
  const bot = pair(env, 'TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_NAME')
  return (
    bot && {
      ...{ token: bot[0], botName: bot[1].replace(/^@/, '') },
      ...{ webhookSecret: env.TELEGRAM_WEBHOOK_SECRET, apiUrl: env.TELEGRAM_API_URL },
    }
  )
}

/** The built-in page credits money without a payment: in production it serves the shared accounts of the demo only. */
function payments(env: Environment): PaymentsConfig {
  const shop = pair(env, 'YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY')
  if (shop) {
    const { YOOKASSA_URL: url, YOOKASSA_SENDERS: senders, TRUSTED_PROXIES: trustedProxies } = env
    return { kind: 'yookassa', shopId: shop[0], secretKey: shop[1], url, senders, trustedProxies }
  }
  if (env.NODE_ENV !== 'production') return { kind: 'checkout', demoOnly: false }
  return env.DEMO ? { kind: 'checkout', demoOnly: true } : { kind: 'off' }
}

const quotas = (env: Environment): Quotas => ({
  bytes: env.STORAGE_MB === undefined ? QUOTAS.bytes : env.STORAGE_MB * MEGABYTE,
  rows: env.STORAGE_ROWS ?? QUOTAS.rows,
  openUploads: env.MAX_OPEN_UPLOADS ?? QUOTAS.openUploads,
  sessions: env.MAX_SESSIONS ?? QUOTAS.sessions,
  devices: env.MAX_DEVICES ?? QUOTAS.devices,
})

function prices(env: Environment): PriceList {
  const { professional, use, quota } = DEFAULT_PRICES
  const rubles = (given: number | undefined, kopecks: number) => (given === undefined ? kopecks : given * 100)
  const included = (given: number | undefined, plan: PriceList['quota']['basic']) =>
    given === undefined ? plan : { uploadFiles: given, aiInsights: given }
  return {
    professional: rubles(env.PRICE_PROFESSIONAL, professional),
    use: {
      uploadFiles: rubles(env.PRICE_UPLOAD, use.uploadFiles),
      aiInsights: rubles(env.PRICE_INSIGHT, use.aiInsights),
    },
    quota: {
      ...quota,
      basic: included(env.QUOTA_BASIC, quota.basic),
      professional: included(env.QUOTA_PROFESSIONAL, quota.professional),
    },
  }
}

const client = (clientId: string | undefined, clientSecret: string | undefined): OAuthClient | undefined =>
  clientId === undefined ? undefined : { clientId, clientSecret }
