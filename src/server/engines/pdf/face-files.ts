import type { Face } from '../../../pdf/faces.ts'

/** Files of the packages whose licences (SIL Open Font License, Bitstream Vera) allow embedding. */
export const FACE_FILES: Readonly<Record<Face, string>> = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  italic: '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  further: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
}
