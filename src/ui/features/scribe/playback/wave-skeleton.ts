/**
 * The markup that wavesurfer.js 8 writes into its shadow root: a style sheet and five empty boxes, no data of the
 * recording. The empty string is allowed too, because it clears the boxes with it.
 */
const SKELETON =
  /^\s*<style>[^<]*<\/style>\s*(<div class="scroll" part="scroll">\s*<div class="wrapper" part="wrapper">\s*<div class="canvases" part="canvases"><\/div>\s*<div class="progress" part="progress"><\/div>\s*<div class="cursor" part="cursor"><\/div>\s*<\/div>\s*<\/div>)\s*$/

/** The boxes alone, since the policy of the page allows no inline style; null for any other markup. */
export const waveSkeleton = (html: string): string | null => (html === '' ? '' : (SKELETON.exec(html)?.[1] ?? null))
