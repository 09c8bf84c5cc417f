import { expect, it } from 'vitest';
import { fixPrompt } from './fix-prompt.ts';

const error = {
  title: 'x is undefined',
  details: 'at Form.jsx:12',
  componentName: 'Form',
  scope: 'component' as const,
};

it('[RUN-12] one error is asked for by title, details and component', () => {
  expect(fixPrompt([error])).toBe('Fix this error: x is undefined at Form.jsx:12 in component Form');
});

it('[RUN-12] several errors are asked for together', () => {
  expect(fixPrompt([error, { ...error, componentName: 'List', details: '' }])).toBe(
    'Please fix the errors in my app\n' +
      'Fix this error: x is undefined at Form.jsx:12 in component Form\n' +
      'Fix this error: x is undefined in component List',
  );
});

it('[RUN-12] without a list the request stands alone', () => {
  expect(fixPrompt([])).toBe('Please fix the errors in my app');
});

it('[S-12] the text of errors is cut to 2,000 characters', () => {
  expect(fixPrompt([{ ...error, details: 'y'.repeat(9_000) }])).toHaveLength(2_000);
});
