/** Opens the browser's print dialog; the style sheet decides what of the page is printed. */
export const printPage = (): void => window.print()
