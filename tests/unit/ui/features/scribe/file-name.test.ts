import { expect, test } from 'vitest'
import { downloadName } from '../../../../../src/domain/files/file-names.ts'
import { nameOfFile } from '../../../../../src/ui/features/scribe/recording/file-name.ts'

test('a download has a name valid on every system, with the extension of its type', () => {
  expect(downloadName('Запись от 20.11.2026, 11:22', 'audio/mp4')).toBe('Запись от 20.11.2026, 11_22.m4a')
  expect(downloadName(' a/b\\c<d>e"f|g?h*i ', 'audio/webm;codecs=opus')).toBe('a_b_c_d_e_f_g_h_i.webm')
})

test('the name of a file is used without its extension', () => {
  expect(nameOfFile({ name: 'Обход. Палата 6.m4a' })).toBe('Обход. Палата 6')
  expect(nameOfFile({ name: 'no ending' })).toBe('no ending')
  expect(nameOfFile({ name: `${'a'.repeat(300)}.wav` })).toHaveLength(200)
})
