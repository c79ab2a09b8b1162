import { expect, test } from 'vitest'
import { downloadName, nameOfFile } from '../../../../src/ui/features/scribe/file-name.ts'

test('a download has a name that every system takes, with the ending of its kind', () => {
  expect(downloadName('Запись от 20.11.2026, 11:22', 'audio/mp4')).toBe('Запись от 20.11.2026, 11_22.m4a')
  expect(downloadName(' a/b\\c<d>e"f|g?h*i ', 'audio/webm;codecs=opus')).toBe('a_b_c_d_e_f_g_h_i.webm')
})

test('a file gives its name without the ending', () => {
  expect(nameOfFile({ name: 'Обход. Палата 6.m4a' })).toBe('Обход. Палата 6')
  expect(nameOfFile({ name: 'no ending' })).toBe('no ending')
  expect(nameOfFile({ name: `${'a'.repeat(300)}.wav` })).toHaveLength(200)
})
