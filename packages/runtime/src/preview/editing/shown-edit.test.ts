// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createShownEdit } from './shown-edit.ts';

const paragraph = (style = '') => {
  const node = document.createElement('p');
  node.setAttribute('style', style);
  return node;
};
const shows = (style: [string, string][]) => ({ texts: [], style, attributes: [] });

it('[VIS-09] what was shown gives way to the style that the element had', () => {
  const node = paragraph('color: red');
  const shown = createShownEdit(node);
  shown.show(shows([['color', 'blue']]));
  shown.show(shows([['color', 'green']]));
  expect(node.style.color).toBe('green');
  shown.end(false);
  expect(node.style.color).toBe('red');
});

it('[VIS-04] [VIS-09] a style that the app took away meanwhile does not come back', () => {
  const node = paragraph('color: red');
  const shown = createShownEdit(node);
  shown.show(shows([['color', 'blue']]));
  node.style.removeProperty('color');
  shown.again();
  expect(node.style.color).toBe('blue');
  shown.end(true);
  expect(node.style.color).toBe('');
});
