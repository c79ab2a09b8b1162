import { z } from 'zod'
import { CodedError } from './coded-error.ts'
import { address, commandLine, oneOf, origins, port, text, toggle, whole } from './config-values.ts'
import { addresses } from './networks.ts'
import { promocodes } from './promocode-setting.ts'

/** The environment as the server understands it (decision 119). An empty value counts as unset. */
const Variables = z.object({
  /** `npm start` sets it where the operator has not: a server that is started by other means is never a demo by accident. */
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
  /** 127.0.0.1 accepts connections from this machine only; 0.0.0.0 or :: from the network. */
  HOST: text.default('127.0.0.1'),
  PORT: port.default(8080),
  /** The public address without a path. Links and redirects are built from it. */
  PUBLIC_URL: address('http', 'https').optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** Addresses of the proxies in front: only what they add to X-Forwarded-For is believed. */
  TRUSTED_PROXIES: addresses.default([]),
  MAX_CONNECTIONS: whole(1, 1_000_000).default(8000),
  /** Where it is unset, neither trusted proxies nor this machine are limited. */
  MAX_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000).optional(),
  /** Opens /metrics to its bearer, here or at the port of its own. */
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  METRICS_PORT: port.optional(),
  DEMO: toggle.optional(),
  /** Adds an administrator to the demo personas, for everybody who opens the page. */
  DEMO_ADMIN: toggle.default(false),
  /** Who runs this server, and an address to write to: both stand in the terms, the privacy policy and the landing page. */
  OPERATOR_NAME: text.optional(),
  OPERATOR_CONTACT: text.optional(),
  /** The operator's channel in a messenger, in the footer of the home page. */
  CHANNEL_URL: address('http', 'https').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),

  S3_BUCKET: text.optional(),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  /** `on` puts the bucket into the path, as MinIO and most S3-compatible servers need. */
  S3_PATH_STYLE: toggle.default(true),

  LLM_URL: address('http', 'https').optional(),
  LLM_MODEL: text.default('gpt-4o-mini'),
  LLM_API_KEY: text.optional(),

  ASR_URL: address('http', 'https').optional(),
  ASR_MODEL: text.default('whisper-1'),
  ASR_API_KEY: text.optional(),
  /** A program and its arguments; {file}, {wav} and {lang} are replaced. No shell is involved. */
  ASR_COMMAND: commandLine.optional(),
  /** Seconds that one recording may take, with either engine. */
  ASR_TIMEOUT: whole(1, 86_400).default(3600),

  /** A folder with tesseract's data of languages, `rus.traineddata` and so on. */
  TESSDATA_DIR: text.optional(),

  /** ISO 3166: whose emergency numbers a questionnaire shows. */
  CLINIC_COUNTRY: text
    .regex(/^[A-Za-z]{2}$/, 'must be a country in two letters, such as GB')
    .transform(country => country.toUpperCase())
    .optional(),
  /** A JSON file with the operator's texts and numbers for an emergency. */
  EMERGENCY_TEXTS: text.optional(),

  /** Origins of push services beside those of the known browsers, separated by commas. */
  PUSH_ORIGINS: origins.default([]),

  /** Decision 11: browsers try to hold a connection to /ws, which nothing answers or uses. */
  WEBSOCKET: toggle.default(false),

  TELEGRAM_BOT_TOKEN: text.optional(),
  TELEGRAM_BOT_NAME: text.optional(),
  /** With it Telegram posts updates to PUBLIC_URL, which then must be https; without it they are polled. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(/^[\w-]{16,256}$/, 'must be 16 to 256 letters, digits, hyphens or underscores')
    .optional(),
  /** A Bot API server of the operator's own. */
  TELEGRAM_API_URL: address('http', 'https').default('https://api.telegram.org'),

  /** Where the ends of the audit's chains are written daily: a file beside the database's disk, an address that takes a POST. */
  AUDIT_HEAD_FILE: text.optional(),
  AUDIT_HEAD_URL: address('http', 'https').optional(),

  YOOKASSA_SHOP_ID: text.optional(),
  YOOKASSA_SECRET_KEY: text.optional(),
  YOOKASSA_URL: address('http', 'https').default('https://api.yookassa.ru/v3'),
  /** Addresses and networks from which its notices may come, beside those that YooKassa publishes. */
  YOOKASSA_SENDERS: addresses.default([]),
  /** In rubles: a month of the professional plan, and one use above the quota. */
  PRICE_PROFESSIONAL: whole(1, 1_000_000).optional(),
  PRICE_UPLOAD: whole(0, 1_000_000).optional(),
  PRICE_INSIGHT: whole(0, 1_000_000).optional(),
  /** Uploads, and insights and reports, that a month of the plan includes. */
  QUOTA_BASIC: whole(0, 1_000_000).optional(),
  QUOTA_PROFESSIONAL: whole(0, 1_000_000).optional(),
  /** Of the disk with DATA_DIR: what files leave to the database. */
  DISK_RESERVE_MB: whole(0, 1_000_000_000).default(512),
  /** What one account may keep here: megabytes, rows, begun uploads, sessions at a time, known devices. */
  STORAGE_MB: whole(1, 1_000_000_000).optional(),
  STORAGE_ROWS: whole(1, 1_000_000_000).optional(),
  MAX_OPEN_UPLOADS: whole(1, 1_000_000).optional(),
  MAX_SESSIONS: whole(1, 1_000_000).optional(),
  MAX_DEVICES: whole(1, 1_000_000).optional(),
  /** A JSON list; see the README. */
  PROMOCODES: promocodes.default([]),

  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  X_CLIENT_ID: text.optional(),
  X_CLIENT_SECRET: text.optional(),
  YANDEX_CLIENT_ID: text.optional(),
  YANDEX_CLIENT_SECRET: text.optional(),
  /** `off` removes the development provider; in production there is none, whatever this says. */
  DEV_IDENTITY: toggle.default(true),
})
export type Environment = z.infer<typeof Variables>

/**
 * A value of the environment that the server cannot start with; the message is one sentence that names the variable.
 */
export class ConfigError extends CodedError<'BAD_CONFIGURATION'> {
  override readonly name = 'ConfigError'
  constructor(message: string) {
    super('BAD_CONFIGURATION', message)
  }
}

/** Throws ConfigError for the first bad value. Values are never repeated in messages, since they may be secrets. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = Variables.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}.`)
}
