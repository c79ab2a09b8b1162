import { resolveMethod } from '../../contract/methods.ts'
import { MAX_BATCH_CALLS, MAX_REQUEST_BYTES, PROTOCOL_VERSION } from '../../contract/protocol.ts'
import { AUDIO_UPLOAD_MAX, CHUNK_SIZE, SINGLE_CALL_MAX } from '../../contract/upload-limits.ts'
import type { Config } from '../config.ts'

/** The login screen shows no button for a method that is not built. */
const canSignIn = resolveMethod('userAccount.user:login')?.built === true

/** What the login screen and the worker need before sign-in. */
export const publicConfig = (config: Config, version: string) => ({
  version,
  environment: config.environment,
  demo: config.demo,
  providers: {
    google: canSignIn && config.identity.google !== undefined,
    x: canSignIn && config.identity.x !== undefined,
    yandex: canSignIn && config.identity.yandex !== undefined,
    dev: canSignIn && config.environment !== 'production',
  },
  operator: config.operator,
  speech: config.speech.kind,
  text: config.text.kind === 'openai' ? 'model' : 'built-in',
  limits: {
    batchCalls: MAX_BATCH_CALLS,
    requestBytes: MAX_REQUEST_BYTES,
    singleUploadBytes: SINGLE_CALL_MAX,
    audioBytes: AUDIO_UPLOAD_MAX,
    chunkBytes: CHUNK_SIZE,
  },
  protocol: PROTOCOL_VERSION,
})
