import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import italic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf?url'
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import further from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url'
import pdfmake from 'pdfmake/build/pdfmake.min.js?url'

/** The typesetter of PDFs and its typefaces: files of the build that no page loads before a PDF is wanted. */
export const FACE_URLS = { regular, bold, italic, further } as const
export const PDFMAKE_URL = pdfmake
export const PDF_FILES = [pdfmake, regular, bold, italic, further]
