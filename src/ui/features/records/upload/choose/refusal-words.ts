import { useLingui } from '@lingui/react/macro'
import type { Refusal } from './prepare-file.ts'

interface Words {
  /** Two or three words. */
  badge: string
  /** What is wrong and what to do. */
  sentence: string
}

/** Why a file was not taken; nothing of it was stored. */
export function useRefusalWords(): (refusal: Refusal) => Words {
  const { t } = useLingui()
  return refusal => {
    switch (refusal.code) {
      case 'FILE_INVALID_TYPE':
        return {
          badge: t({ id: 'records.upload.type', message: 'Wrong kind of file' }),
          sentence: t({
            id: 'fileUpload.invalidFileType',
            message: 'Invalid file type. PDF, JPEG, PNG, GIF, BMP, TIFF and WebP can be read.',
          }),
        }
      case 'FILE_TOO_LARGE': {
        const { megabytes } = refusal
        return {
          badge: t({ id: 'records.upload.large', message: 'Too large' }),
          sentence:
            refusal.of === 'original'
              ? t({
                  id: 'records.upload.large.original',
                  message: `Files above ${megabytes} MB cannot be opened here. Make a smaller scan or split it by pages.`,
                })
              : t({
                  id: 'fileUpload.fileSizeLimit',
                  message: `Your plan allows ${megabytes} MB for a file. Save the scan as a PDF or split it by pages.`,
                }),
        }
      }
      case 'FILE_TOO_SMALL':
        return {
          badge: t({ id: 'records.upload.empty', message: 'Empty' }),
          sentence: t({
            id: 'records.upload.empty.text',
            message: 'There is nothing in this file. Choose another one.',
          }),
        }
      case 'TOO_MANY_FILES':
        return {
          badge: t({ id: 'records.upload.many', message: 'Too many at once' }),
          sentence: t({
            id: 'records.upload.many.text',
            message: 'Five files at a time. Upload these first, then try this one again.',
          }),
        }
      case 'HEIC':
        return {
          badge: t({ id: 'records.upload.heic', message: 'HEIC photo' }),
          sentence: t({
            id: 'records.upload.heic.text',
            message:
              'This photo could not be converted here. Connect to the network and try again, or set the iPhone to Settings → Camera → Formats → Most Compatible and take it again.',
          }),
        }
      case 'UNREADABLE':
        return {
          badge: t({ id: 'records.upload.unreadable', message: 'Cannot be read' }),
          sentence: t({
            id: 'records.upload.unreadable.text',
            message: 'The file was changed or moved after you chose it. Choose it again.',
          }),
        }
      case 'NO_ROOM':
        return {
          badge: t({ id: 'records.upload.noRoom', message: 'No room' }),
          sentence: t({
            id: 'records.upload.noRoom.text',
            message: 'This device has no room for the file, so it was not saved. Free some space, then try again.',
          }),
        }
      case 'NOT_STORED':
        return {
          badge: t({ id: 'records.upload.notStored', message: 'Not saved' }),
          sentence: t({
            id: 'records.upload.notStored.text',
            message: 'This device could not save the file. The original is where it was; try again.',
          }),
        }
    }
  }
}
