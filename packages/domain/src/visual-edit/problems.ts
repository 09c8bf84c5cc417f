import type { VisualEditProblem } from '@whittle/contract/visual-edit';

/** Why an element cannot be changed on the page, in the builder's words. */
export const visualEditSentences: Readonly<Record<VisualEditProblem, string>> = {
  'element-not-found': 'This element is not in the code any more. Choose it again.',
  'element-changed': 'The code of this element has changed since it was chosen. Choose it again.',
  'file-not-read': 'This file has an error, so it cannot be changed on the page. Repair it first.',
  'text-from-data': 'This text comes from your data or is put together by code.',
  'no-text': 'This element has no text of its own.',
  'classes-by-code': 'The classes of this element are chosen by code.',
  'classes-from-outside': 'The classes of this element may come from the place that uses it.',
  'class-not-valid': 'A class is one word, without spaces.',
  'value-by-code': 'This value comes from your data or is chosen by code.',
  'style-by-code': 'The style of this element is put together by code.',
  'whole-component': 'This is everything that its component shows. Delete the component where it is used.',
};
