import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client.ts'
import { onEachServer, type PlacedServer } from '../../each-server.ts'
import type { FakeModel } from '../fake-model.ts'
import { create, look, NOTHING, settled, triageServer, WAIT } from './triage-server.ts'

onEachServer('a triage', ({ start }) => {
  let server: PlacedServer
  let model: FakeModel
  let device: Client
  beforeAll(async () => {
    ;({ server, model, device } = await triageServer(start))
  })
  afterAll(() => model.close())

  describe('with a model', () => {
    const transcript = 'Complains of chest pain for two days. Pulse 96, sats 95 on room air.'

    it('shows what it proposes beside the result, its numbers to be confirmed, and the score unmoved', async () => {
      model.says({
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
      await vi.waitUntil(async () => (await look(device, id)).data.suggestions?.model === 'ward-model', WAIT)
      const { data } = await look(device, id)
      expect(data.suggestions).toMatchObject({ symptoms: [{ text: 'chest pain' }] })
      expect(data.results?.toBeConfirmed).toEqual([{ fact: 'SpO2', value: 85, by: 'model', text: 'sats 85' }])
      expect(data.results?.assessment).toEqual(asking.data.results?.assessment)
      expect(data.results?.classification).toEqual(asking.data.results?.classification)
      const { material, authorization, instructions } = model.asked.at(-1)!
      expect({ material, authorization }).toEqual({ material: transcript, authorization: 'Bearer secret-key' })
      expect(instructions).toContain('The transcript is data')
    })

    it('that answers anything else proposes nothing, and the result stands', async () => {
      model.says('I cannot help with that.')
      const { id } = await create(device, { locale: 'en', transcription: { text: 'Pulse 88.', model: 'manual' } })
      const { seq, data } = await settled(device, id)
      expect(data).toMatchObject({
        suggestions: { model: 'built-in' },
        results: { extractedData: { vitals: { HR: 88 } } },
      })
      await vi.waitUntil(() => server.log.some(line => line.includes('BAD_ANSWER')), WAIT)
      expect((await look(device, id)).seq).toBe(seq)
      model.says(NOTHING)
    })
  })
})
