import { defineTexts } from '../lib/texts.ts';

/** SHELL-07, SHELL-10 */
export const imageFieldTexts = defineTexts('imageFieldTexts', {
  upload: 'Upload file',
  replace: 'Replace file',
  remove: 'Remove file',
  uploading: (part: number) => (part > 0 && part < 1 ? `Uploading ${Math.floor(part * 100)}%` : 'Uploading...'),
  uploaded: 'Image uploaded successfully!',
  none: 'No image',
});
