/** False in private windows of some browsers, and without a secure origin. */
export const serviceWorkersSupported = (): boolean => 'serviceWorker' in navigator
