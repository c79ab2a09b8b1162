import { MAX_BATCH_CALLS, MAX_REQUEST_BYTES, PROTOCOL_VERSION } from '../../contract/protocol.ts'
import { AUDIO_UPLOAD_MAX, CHUNK_SIZE, SINGLE_CALL_MAX } from '../../contract/upload-limits.ts'
import type { Config } from '../config.ts'

/** What the login screen and the worker need before sign-in. */
export const publicConfig = (config: Config, version: string, pushKey: string) => ({
  version,
  environment: config.environment,
  demo: config.demo,
  demoAdmin: config.demo && config.demoAdmin,
  providers: {
    google: config.identity.google !== undefined,
    x: config.identity.x !== undefined,
    yandex: config.identity.yandex !== undefined,
    dev: config.identity.dev,
  },
  operator: config.operator,
  speech: config.speech.kind,
  text: config.text.kind === 'openai' ? 'model' : 'built-in',
  payments: config.payments.kind,
  websocket: config.websocket,
  pushKey,
  limits: {
    batchCalls: MAX_BATCH_CALLS,
    requestBytes: MAX_REQUEST_BYTES,
    singleUploadBytes: SINGLE_CALL_MAX,
    audioBytes: AUDIO_UPLOAD_MAX,
    chunkBytes: CHUNK_SIZE,
  },
  protocol: PROTOCOL_VERSION,
})
