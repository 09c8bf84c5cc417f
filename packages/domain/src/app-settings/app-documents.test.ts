import { describe, expect, test } from 'vitest';
import { parseReply } from '../chat/action-stream.ts';
import { applyActions } from '../chat/apply-actions.ts';
import { replyActions } from '../chat/reply.ts';
import { readAppDocuments, withDocumentValues } from './app-documents.ts';

const filesWith = (value: unknown) =>
  new Map([['whittle.json', typeof value === 'string' ? value : JSON.stringify(value)]]);

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"style":7,"texts":[],"settings":null}',
  '{"style":{"background":"red","styleName":1}}',
])('[EDIT-11] a file that says nothing that is understood breaks nothing: %s', (text) => {
  const { details, style, settings } = readAppDocuments(filesWith(text), 'Bike desk');
  expect([details.name, style.background, style.styleName, settings.modelTemperature]).toEqual([
    ...['Bike desk', '', '', 0.7],
  ]);
});

test('[EDIT-11] one key is changed, everything else of the file stays, and a usual value is left out', () => {
  const text = JSON.stringify({ name: 'A', more: 1, style: { background: '#101010', own: true } });
  expect(JSON.parse(withDocumentValues(text, 'style', { background: '', styleName: 'dark' }))).toEqual({
    ...{ name: 'A', more: 1 },
    style: { own: true, styleName: 'dark' },
  });
  expect(JSON.parse(withDocumentValues(text, 'settings', { mainPage: 'Board' }))).toMatchObject({ mainPage: 'Board' });
});

describe('[PROD-03] a reply that writes whittle.json', () => {
  const before = filesWith({ name: 'A', settings: { modelTemperature: 0.2 } });
  const apply = (settings: object) => {
    const text = `<action-group title="Set up"><action type="add_file" file="whittle.json">${JSON.stringify(settings)}</action></action-group>`;
    const { files, outcomes } = applyActions(before, replyActions(parseReply(text, { ended: true })));
    return { file: JSON.parse(files.get('whittle.json')!) as unknown, outcome: outcomes[0]! };
  };

  test('changes style, texts and the name', () => {
    const { file, outcome } = apply({
      ...{ name: 'B', style: { styleName: 'dark' }, texts: { welcomeMessage: 'Hello' } },
      settings: { modelTemperature: 0.2 },
    });
    expect(file).toMatchObject({ name: 'B', style: { styleName: 'dark' }, texts: { welcomeMessage: 'Hello' } });
    expect(outcome).toMatchObject({ ok: true });
    expect(outcome.message).toBeUndefined();
  });

  test('leaves what it does not name, such as the look that was chosen in a panel', () => {
    const styled = filesWith({ name: 'A', style: { background: '#101010' }, texts: { header: 'Hello' } });
    const text = '<action type="add_file" file="whittle.json">{ "name": "B", "texts": {} }</action>';
    const { files } = applyActions(styled, replyActions(parseReply(text, { ended: true })));
    expect(JSON.parse(files.get('whittle.json')!)).toEqual({
      ...{ name: 'B', style: { background: '#101010' }, texts: {} },
    });
  });

  test('[ADMIN-06] leaves what only platform admins set, and says so', () => {
    const { file, outcome } = apply({ name: 'B', style: { hideBuildAI: true }, settings: { modelTemperature: 2 } });
    expect(file).toEqual({ name: 'B', settings: { modelTemperature: 0.2 } });
    expect(outcome).toMatchObject({
      ok: true,
      message: expect.stringContaining('settings.modelTemperature, style.hideBuildAI stayed as it was') as string,
    });
  });
});
