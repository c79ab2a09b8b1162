/** `dialogue`: turns are marked; `stream`: a conversation without marks; `dictation`: one speaker, a doctor. */
export type Form = 'dialogue' | 'stream' | 'dictation'
