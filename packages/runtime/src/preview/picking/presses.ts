/** What a press sets off; none of it reaches the app while an element is chosen. */
export const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'dblclick',
  'contextmenu',
];
