import { builderToFrameSchema } from '@whittle/contract/preview';
import { expect, test } from 'vitest';
import { readBuilderMessage } from './builder-message.ts';

const messages: unknown[] = [
  { type: 'preview_state_changed', state: {} },
  { type: 'preview_state_changed', state: { theme: 'dark' } },
  { type: 'preview_state_changed', state: { theme: 'blue' } },
  { type: 'preview_state_changed', state: null },
  { type: 'preview_state_changed' },
  { type: 'version_selected', versionId: null },
  { type: 'version_selected', versionId: 'abc' },
  { type: 'version_selected', versionId: 3 },
  { type: 'version_selected' },
  { type: 'file_changed', path: 'pages/Home.jsx' },
  { type: 'file_changed' },
  { type: 'pick_element', isOn: true },
  { type: 'pick_element', isOn: 1 },
  { type: 'take_picture' },
  { type: 'ping', id: 4 },
  { type: 'ping', id: 4.5 },
  { type: 'ping' },
  { type: 'navigate', path: '/Home' },
  { type: 'navigate', path: 'x'.repeat(2_001) },
  { type: 'navigate', path: {} },
  { type: 'app_error', error: {} },
  { type: 'edit_elements', isOn: false },
  { type: 'edit_elements' },
  { type: 'select_element', to: 'parent', steps: 2 },
  { type: 'select_element', to: 'window', steps: 1 },
  { type: 'select_element', to: 'child', steps: 0 },
  { type: 'end_edit', isKept: true },
  { type: 'type_text', index: 0, was: 'Hello' },
  { type: 'type_text', index: -1, was: 'Hello' },
  { type: 'show_edit', edit: { texts: [], style: [], attributes: [] } },
  {
    type: 'show_edit',
    edit: { texts: [{ index: 0, was: 'a', now: 'b' }], style: [['color', 'red']], attributes: [['alt', 'x']] },
  },
  { type: 'show_edit', edit: { texts: [null], style: [], attributes: [] } },
  { type: 'show_edit', edit: { texts: [], style: [['color']], attributes: [] } },
  { type: 'show_edit', edit: { texts: [], style: [], attributes: [['onload', 'alert(1)']] } },
  { type: 'show_edit', edit: null },
  { type: 'constructor' },
  null,
  undefined,
  'navigate',
  [],
  {},
];

test.each(messages.map((message) => [message]))('[PREV-10] %j is read as the contract says', (message) => {
  const expected = builderToFrameSchema.safeParse(message);
  expect(readBuilderMessage(message)).toEqual(expected.success ? expected.data : null);
});
