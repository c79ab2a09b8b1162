import { expect, test } from 'vitest'
import { piecesOf } from '../../../../../src/ui/components/surface/pieces.ts'
import fc from '../../../../fast-check.ts'

test('the pieces of any text are short, not empty, and are the text when joined', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ы', ' ', '.', '\n', '😀'), maxLength: 400 })
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 50 }), (whole, longest) => {
      const pieces = piecesOf(whole, longest)
      expect(pieces.join('')).toBe(whole)
      for (const piece of pieces) {
        expect(piece.length).toBeGreaterThan(0)
        expect(piece.length).toBeLessThanOrEqual(longest)
        expect(() => encodeURIComponent(piece)).not.toThrow()
      }
    }),
    { numRuns: 1000 },
  )
})

test('a piece ends with a line, else with a sentence, else with a word', () => {
  expect(piecesOf('One line here.\nAnother one', 20)).toEqual(['One line here.\n', 'Another one'])
  expect(piecesOf('Pain since noon. No fever at all', 22)).toEqual(['Pain since noon. ', 'No fever at all'])
  expect(piecesOf('without any full stop', 12)).toEqual(['without any ', 'full stop'])
})
