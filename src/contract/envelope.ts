import { z } from 'zod'

/** Sent in `params.meta` of each call. */
export const CallMeta = z.looseObject({
  locale: z.string().max(35).optional(),
  /** The current patient: numeric id or clientId; ownership is checked on every call. */
  patientId: z.union([z.number().int(), z.string().max(64)]).nullish(),
  deviceId: z.string().max(64).optional(),
  /** Identifies one intended effect; a repeat returns the stored result and changes nothing. */
  opId: z.string().max(64).optional(),
  appVersion: z.string().max(64).optional(),
  /** Server epoch that this write is based on; a server of another epoch takes the write only after a pull. */
  epoch: z.string().max(100).optional(),
  /** The newest `seq` in `epoch` that this device has of any row: a server that never gave it has lost rows. */
  seen: z.number().int().nonnegative().optional(),
  /** This write gives back what a restored server lost: the epoch and seq that the device had it from. */
  restoredFrom: z.object({ epoch: z.string().max(100), seq: z.number().int().nonnegative() }).optional(),
  /** The device's clock at sending, milliseconds since 1970; the times of a clock that is wrong are corrected by it. */
  deviceTime: z.number().optional(),
  protocol: z.number().int().optional(),
})
export type CallMeta = z.infer<typeof CallMeta>

export const RpcRequest = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string().min(1).max(200),
  params: z.record(z.string(), z.unknown()).optional(),
})
export type RpcRequest = z.infer<typeof RpcRequest>
