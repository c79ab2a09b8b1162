import { z } from 'zod'
import { Patient, PatientData } from '../entities/patient.ts'
import { AnyId, ClientId, PullParams } from '../ids.ts'
import { method } from '../method.ts'

const write = z.looseObject({
  clientId: ClientId.optional(),
  id: z.union([AnyId, z.literal(0)]).nullish(),
  name: z.string().max(500),
  data: z.optional(PatientData),
})

export const patientMethods = [
  method('userAccount.patients:list', { params: PullParams, result: z.array(Patient) }),
  method('userAccount.patients:get', {
    params: z.object({ id: AnyId.optional(), pid: AnyId.optional(), clientId: ClientId.optional() }),
    result: Patient,
  }),
  method('userAccount.patients:create', {
    effect: 'write',
    cost: 2,
    params: z.object({ patient: write }),
    result: Patient,
  }),
  method('userAccount.patients:update', {
    effect: 'write',
    cost: 2,
    params: z.object({
      patient: write,
      baseSeq: z.number().int().nonnegative().optional(),
      /** Puts a deleted patient back; without it that is a CONFLICT. */
      undelete: z.boolean().optional(),
    }),
    result: Patient,
  }),
  method('userAccount.patients:delete', {
    effect: 'write',
    cost: 2,
    params: z.object({
      pid: AnyId.optional(),
      id: AnyId.optional(),
      clientId: ClientId.optional(),
      baseSeq: z.number().int().nonnegative().optional(),
    }),
    /** The tombstone. */
    result: Patient,
  }),
] as const
