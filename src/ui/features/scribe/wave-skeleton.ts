/**
 * What wavesurfer.js 8 writes into its shadow root: a style sheet and five empty boxes, nothing of the recording; and
 * the empty string, with which it clears them.
 */
const SKELETON =
  /^\s*<style>[^<]*<\/style>\s*<div class="scroll" part="scroll">\s*<div class="wrapper" part="wrapper">\s*<div class="canvases" part="canvases"><\/div>\s*<div class="progress" part="progress"><\/div>\s*<div class="cursor" part="cursor"><\/div>\s*<\/div>\s*<\/div>\s*$/

export const isWaveSkeleton = (html: string): boolean => html === '' || SKELETON.test(html)
