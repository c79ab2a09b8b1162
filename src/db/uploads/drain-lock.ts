/** The Web Lock of the one drainer of uploads among all tabs and the service worker. */
export const DRAIN_LOCK = 'anamnesis-upload-drain'
