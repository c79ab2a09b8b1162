import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ChatMessage, ChatReply } from '../../src/contract/entities/chat.ts'
import { HealthRecord } from '../../src/contract/entities/health-record.ts'
import { Payment, Plan, UsageRecord } from '../../src/contract/entities/money.ts'
import { Patient } from '../../src/contract/entities/patient.ts'
import { Promocode, PromocodeErrorType } from '../../src/contract/entities/promocode.ts'
import { QuestionnaireSession } from '../../src/contract/entities/questionnaire.ts'
import { QuestionnaireTemplate } from '../../src/contract/entities/questionnaire-template.ts'
import { CheckWrite, OverrideWrite, TriageRecord } from '../../src/contract/entities/triage.ts'
import { FieldOperation, User } from '../../src/contract/entities/user.ts'
import { CallMeta, RpcRequest } from '../../src/contract/envelope.ts'
import { ErrorData, RpcErrorBody } from '../../src/contract/error-body.ts'
import { ERROR_CODES } from '../../src/contract/errors.ts'
import { ALIASES, METHODS } from '../../src/contract/methods.ts'
import * as protocol from '../../src/contract/protocol.ts'
import { ChangeEvent, ResponseMeta, RpcResponse } from '../../src/contract/response.ts'
import * as uploadLimits from '../../src/contract/upload-limits.ts'

/** The JSON schemas of input and output. Checks in code (refine, transform) have no JSON schema and are not covered. */
const schema = (type: z.core.$ZodType) => ({
  input: z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }),
  output: z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' }),
})

const SHAPES: Readonly<Record<string, z.core.$ZodType>> = {
  RpcRequest,
  RpcResponse,
  CallMeta,
  ResponseMeta,
  ChangeEvent,
  RpcErrorBody,
  ErrorData,
  User,
  FieldOperation,
  Patient,
  HealthRecord,
  TriageRecord,
  OverrideWrite,
  CheckWrite,
  ChatReply,
  ChatMessage,
  QuestionnaireTemplate,
  QuestionnaireSession,
  Payment,
  Plan,
  UsageRecord,
  Promocode,
  PromocodeErrorType,
}

/** All parts that two builds must agree on, by name. */
function parts(): Map<string, unknown> {
  const { PROTOCOL_VERSION: _version, ...limits } = protocol
  const wire = new Map<string, unknown>([
    ['limits', { ...limits, ...uploadLimits }],
    ['errors', ERROR_CODES],
  ])
  for (const [name, type] of Object.entries(SHAPES)) wire.set(`shape ${name}`, schema(type))
  for (const { name, access, effect, cost, params, result } of METHODS) {
    const aliases = [...ALIASES].filter(([, of]) => of === name).map(([alias]) => alias)
    wire.set(`method ${name}`, {
      aliases: aliases.sort(),
      access,
      effect,
      cost,
      params: schema(params),
      result: schema(result),
    })
  }
  return wire
}

/** JSON with sorted keys, so that equal values have equal text. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${stable(one)}`).join(',')}}`
}

/** SHA-256 of a value's stable JSON. */
export const hashOf = (value: unknown) => createHash('sha256').update(stable(value)).digest('hex')

/** SHA-256 of each part by name, sorted, so that a difference names the part. */
export function wireHashes(): Map<string, string> {
  const sorted = [...parts()].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(sorted.map(([name, part]) => [name, hashOf(part)]))
}
