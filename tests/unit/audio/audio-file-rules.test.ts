import { describe, expect, test } from 'vitest'
import {
  AUDIO_FILE_MESSAGES,
  AUDIO_SIZE_LIMIT,
  checkGenericAudio,
  checkScribeUpload,
} from '../../../src/audio/file/audio-file-rules.ts'
import { safeFileName } from '../../../src/domain/files/file-names.ts'

const file = (type: string, name = 'visit', size = 1_000) => ({ type, name, size })
const scribe = (...args: Parameters<typeof file>) => {
  const fault = checkScribeUpload(file(...args))
  return fault && AUDIO_FILE_MESSAGES[fault]
}
const generic = (...args: Parameters<typeof file>) => {
  const fault = checkGenericAudio(file(...args))
  return fault && AUDIO_FILE_MESSAGES[fault]
}

describe('decision 60 (a): the upload button on New recording', () => {
  test('WebM, MP4 and WAV pass, with parameters and under their other names', () => {
    for (const type of ['audio/webm', 'audio/webm;codecs=opus', 'Audio/MP4', 'audio/wav', 'audio/x-wav']) {
      expect(scribe(type)).toBeNull()
    }
  })

  test('m4a counts as MP4, because phones use that name', () => {
    expect(scribe('audio/x-m4a')).toBeNull()
    expect(scribe('audio/m4a')).toBeNull()
  })

  test('everything else is an invalid audio file type', () => {
    for (const type of ['audio/mpeg', 'audio/ogg', 'video/mp4', 'application/pdf']) {
      expect(scribe(type)).toBe('Invalid audio file type')
    }
    expect(scribe('', 'visit.pdf')).toBe('Invalid audio file type')
  })

  test('without a type from the system the extension decides', () => {
    expect(scribe('', 'visit.M4A')).toBeNull()
  })

  test('a recording that the browser types as video passes; its content is checked later', () => {
    expect(scribe('video/webm', 'visit.webm')).toBeNull()
    expect(scribe('video/mp4', 'visit.mp4')).toBeNull()
    expect(scribe('video/quicktime', 'visit.mov')).toBe('Invalid audio file type')
  })

  test('100 MB pass, one byte more does not', () => {
    expect(scribe('audio/wav', 'visit', AUDIO_SIZE_LIMIT)).toBeNull()
    expect(scribe('audio/wav', 'visit', AUDIO_SIZE_LIMIT + 1)).toBe('File size exceeds 100MB limit')
  })

  test('empty comes before type, type before size', () => {
    expect(scribe('application/pdf', 'visit', 0)).toBe('File is empty')
    expect(scribe('application/pdf', 'visit', AUDIO_SIZE_LIMIT + 1)).toBe('Invalid audio file type')
  })
})

describe('decision 60 (b): share target, file handler and queue', () => {
  test('an accepted type or an accepted extension is enough', () => {
    for (const type of ['webm', 'mp3', 'mpeg', 'wav', 'mp4', 'm4a', 'x-m4a', 'ogg']) {
      expect(generic(`audio/${type}`)).toBeNull()
    }
    for (const extension of ['mp3', 'wav', 'webm', 'ogg', 'm4a']) {
      expect(generic('application/octet-stream', `visit.${extension}`)).toBeNull()
    }
  })

  test('it has its own messages, in the order empty, format, size', () => {
    expect(generic('audio/flac', 'visit.flac', 0)).toBe('File is empty')
    expect(generic('audio/flac', 'visit.flac', AUDIO_SIZE_LIMIT + 1)).toBe('Invalid audio format')
    expect(generic('audio/ogg', 'visit.ogg', AUDIO_SIZE_LIMIT + 1)).toBe('File too large (max 100MB)')
    expect(generic('audio/ogg', 'visit.ogg', AUDIO_SIZE_LIMIT)).toBeNull()
  })
})

test('characters that file systems refuse become underscores in the name', () => {
  expect(safeFileName('a<b>c:d"e/f\\g|h?i*j.webm')).toBe('a_b_c_d_e_f_g_h_i_j.webm')
  expect(safeFileName('Запись от 20.11.2026, 11:22')).toBe('Запись от 20.11.2026, 11_22')
})
