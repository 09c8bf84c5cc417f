import { describe, expect, test } from 'vitest';
import { germanReply } from '../../languages/german-reply.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { readPlan } from '../../plan/plan-file.ts';
import { replyTo } from '../../reply.ts';
import { filesOf } from '../told.fixture.ts';
import { understand } from '../understand.ts';
import { opOf } from './op-of.ts';
import { perhapsOf } from './perhaps.ts';
import type { ReadWish } from './read-wish.ts';

const files = filesOf('Devices with name, brand, fault, arrival date, status (waiting, in repair, done) and price. Fixers with name, phone and skills.'); // prettier-ignore
const german = filesOf('Wir verleihen im Verein Werkzeug: Werkzeuge mit Name, Hersteller, Zustand (gut, repariert, defekt), Neupreis und Standort. Ausleihen mit Werkzeug, Mitglied, ausgeliehen am, fällig am, zurückgegeben am.'); // prettier-ignore

const wishOf = (op: string, list: Entity, field: string, names: string[]): ReadWish => ({
  op,
  likely: 0.5,
  list,
  lists: [list],
  likelyList: 1,
  target: null,
  fields: [{ entity: list, field: list.fields.find(({ label }) => label === field)!, likely: 1 }],
  names,
  choices: [],
  parts: [],
  roles: [],
  slot: () => [],
  listSlot: () => [],
  likelyParts: 1,
  values: {},
  likelyValues: {},
  marked: { text: '', pieces: [], lists: [], fields: [], pages: [], options: [], ruled: { kinds: [], places: [], labels: [] } }, // prettier-ignore
});

/** What is offered for a wish, in the language of the app. */
function offered(plan: AppPlan, wish: ReadWish): string {
  const [text = ''] = perhapsOf([wish]);
  const said = plan.language === 'de' ? germanReply(`- “${text}”`, plan, new Map()).text : `- “${text}”`;
  return /[“„](.*)[”“]/.exec(said)?.[1] ?? '';
}

describe('[GEN-63] what a message may have meant is offered in words that the builder knows', () => {
  const plan = readPlan(files)!;
  const inGerman = readPlan(german)!;

  test.each([
    ['add-field', 'Brand', ['colour']],
    ['rename-field', 'Brand', ['maker']],
    ['remove-field', 'Brand', []],
    ['rename-list', 'Brand', ['gadgets']],
    ['add-list', 'Brand', ['parts']],
    ['require', 'Fault', []],
    ['sort', 'Price', []],
    ['group', 'Status', []],
    ['filter', 'Status', []],
    ['chart', 'Status', []],
    ['total', 'Price', []],
    ['access', 'Brand', []],
  ])('%s', (op, field, names) => {
    const list = plan.entities.find(({ plural }) => plural === 'Devices')!;
    const understood = understand(offered(plan, wishOf(op, list, field, names)), plan);
    expect(understood.kind === 'changes' && understood.changes.map(opOf)).toEqual([op]);
  });

  test.each([
    ['add-field', 'Hersteller', ['Farbe']],
    ['rename-field', 'Hersteller', ['Marke']],
    ['remove-field', 'Hersteller', []],
    ['rename-list', 'Hersteller', ['Geräte']],
    ['add-list', 'Hersteller', ['Wartungen']],
    ['require', 'Standort', []],
    ['sort', 'Neupreis', []],
    ['group', 'Zustand', []],
    ['filter', 'Zustand', []],
    ['chart', 'Zustand', []],
    ['total', 'Neupreis', []],
    ['access', 'Hersteller', []],
  ])('%s in German', (op, field, names) => {
    const list = inGerman.entities.find(({ plural }) => plural === 'Werkzeuge')!;
    const understood = understand(offered(inGerman, wishOf(op, list, field, names)), inGerman);
    expect(understood.kind === 'changes' && understood.changes.map(opOf)).toEqual([op]);
  });

  test('the reply to what was not understood names it', () => {
    const message = 'the fixers need to be grouped or whatever by what they can';
    const reply = replyTo({ files, message, earlier: [] } as never, new Date('2026-03-01'));
    expect(reply).toContain('did not understand');
    expect(reply).toMatch(/Perhaps you meant this\? Then send it:\n\n(?:- .*\n)?- “Group the fixers by skills”/);
  });
});
