import { createWorker, type Line, OEM, PSM, type Word, type Worker } from 'tesseract.js'
import type { GreyPicture } from '../picture/grey-picture.ts'
import type { Language } from './languages.ts'

export interface RecognisedWord {
  text: string
  /** 0 to 1. */
  confidence: number
  /** Pixels of the picture: left, top, right, bottom. */
  edges: [number, number, number, number]
  /** Pixels from the top, in the middle of the word. */
  baseline: number
}

export interface Recogniser {
  /** Words line by line. `languages` must be among those available. */
  recognise(picture: GreyPicture, languages: readonly Language[]): Promise<RecognisedWord[]>
  close(): Promise<void>
}

/** Tesseract in a thread of this process; never uses the network. */
export async function startRecogniser(folder: string, languages: readonly Language[]): Promise<Recogniser> {
  let current = languages.join('+')
  const worker = await createWorker([...languages], OEM.LSTM_ONLY, {
    langPath: folder,
    cachePath: folder,
    cacheMethod: 'none',
    gzip: false,
    errorHandler: () => undefined,
  })
  await setUp(worker)
  return {
    async recognise(picture, wanted) {
      if (wanted.join('+') !== current) {
        current = wanted.join('+')
        await worker.reinitialize(current, OEM.LSTM_ONLY)
        await setUp(worker)
      }
      const { data } = await worker.recognize(portableGreyMap(picture), {}, { blocks: true, text: false })
      const lines = (data.blocks ?? []).flatMap(block => block.paragraphs).flatMap(paragraph => paragraph.lines)
      return lines.flatMap(line =>
        line.words
          .filter(word => word.text.trim() !== '')
          .map(word => ({ text: word.text.trim(), confidence: word.confidence / 100, ...placeOf(word, line) })),
      )
    },
    close: async () => void (await worker.terminate()),
  }
}

/** From the line's ascenders to its descenders, so that words of one line stand level, whatever their letters. */
function placeOf({ bbox }: Word, { baseline, rowAttributes }: Line): Pick<RecognisedWord, 'edges' | 'baseline'> {
  const { rowHeight, descenders } = rowAttributes
  const share = ((bbox.x0 + bbox.x1) / 2 - baseline.x0) / (baseline.x1 - baseline.x0 || 1)
  const foot = baseline.y0 + (baseline.y1 - baseline.y0) * share
  const bottom = foot + descenders
  const middle = bottom - rowHeight / 2
  const isPlausible = rowHeight > 0 && middle > bbox.y0 - rowHeight && middle < bbox.y1 + rowHeight
  if (!isPlausible) return { edges: [bbox.x0, bbox.y0, bbox.x1, bbox.y1], baseline: bbox.y1 }
  return { edges: [bbox.x0, bottom - rowHeight, bbox.x1, bottom], baseline: foot }
}

/** One block of text keeps the rows of a table together; other modes split it into columns or lose lines. */
const setUp = (worker: Worker) =>
  worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    preserve_interword_spaces: '1',
    user_defined_dpi: '300',
  })

/** Nothing to compress and to unpack again, unlike PNG. */
const portableGreyMap = ({ data, width, height }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
