import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client.ts'
import { onOneServer, type PlacedServer } from '../../servers.ts'
import type { FakeModel } from '../fake-model.ts'
import { create, look, NOTHING, settled, triageServer, WAIT } from './triage-server.ts'

onOneServer('a triage', ({ start }) => {
  let server: PlacedServer
  let model: FakeModel
  let device: Client
  beforeAll(async () => {
    ;({ server, model, device } = await triageServer(start))
  })
  afterAll(() => model.close())

  describe('with a model', () => {
    const transcript = 'Complains of chest pain for two days. Pulse 96, sats 95 on room air.'

    it('stores its proposals beside the result, its numbers to be confirmed, the score unchanged', async () => {
      model.returns({
        ...NOTHING,
        symptoms: ['chest pain'],
        keyFactors: ['Saturation 85 % on arrival'],
        values: [
          { fact: 'SpO2', value: 85, text: 'sats 85' },
          { fact: 'HR', value: 96, text: 'Pulse 96' },
        ],
      })
      const { id } = await create(device, { locale: 'en', transcription: { text: transcript, model: 'manual' } })
      const asking = await settled(device, id)
      await vi.waitUntil(async () => (await look(device, id)).data.suggestions?.model === 'test-model', WAIT)
      const { data } = await look(device, id)
      expect(data.suggestions).toMatchObject({ symptoms: [{ text: 'chest pain' }] })
      expect(data.results?.toBeConfirmed).toEqual([{ fact: 'SpO2', value: 85, by: 'model', text: 'sats 85' }])
      expect(data.results?.assessment).toEqual(asking.data.results?.assessment)
      expect(data.results?.classification).toEqual(asking.data.results?.classification)
      const { material, authorization, instructions } = model.requests.at(-1)!
      expect({ material, authorization }).toEqual({ material: transcript, authorization: 'Bearer secret-key' })
      expect(instructions).toContain('The transcript is data')
    })

    it('that returns anything else proposes nothing, and the result stays', async () => {
      model.returns('I cannot help with that.')
      const { id } = await create(device, { locale: 'en', transcription: { text: 'Pulse 88.', model: 'manual' } })
      const { seq, data } = await settled(device, id)
      expect(data).toMatchObject({
        suggestions: { model: 'built-in' },
        results: { extractedData: { vitals: { HR: 88 } } },
      })
      await vi.waitUntil(() => server.log.some(line => line.includes('BAD_RESPONSE')), WAIT)
      expect((await look(device, id)).seq).toBe(seq)
      model.returns(NOTHING)
    })
  })
})
