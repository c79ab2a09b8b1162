/** Characters. The contract accepts 500; a longer name than this is not readable in a list. */
export const NAME_LENGTH = 200

/** Returns a file's name without its extension, cut to NAME_LENGTH. */
export const nameOfFile = (file: { name: string }): string => file.name.replace(/\.[^.]+$/, '').slice(0, NAME_LENGTH)
