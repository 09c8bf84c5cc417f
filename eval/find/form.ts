import type { Locator } from '@playwright/test';
import type { Entries } from '../steps/step.ts';
import { enter, kindOf } from './enter.ts';
import { controlsOf, fieldOf, labelsOf } from './fields.ts';
import { named } from './named.ts';
import { Missing } from './stage.ts';

const quick = { timeout: 3_000 };

const nextWords = ['next', 'continue', 'weiter', 'forward', 'nächste'];
const submitWords = [
  ...[
    'save',
    'add',
    'create',
    'submit',
    'send',
    'book',
    'post',
    'publish',
    'apply',
    'confirm',
    'place',
    'reserve',
    'log',
  ],
  ...[
    'request',
    'register',
    'sign up',
    'order',
    'check out',
    'subscribe',
    'finish',
    'done',
    'update',
    'record',
    'start',
  ],
  ...['speichern', 'anlegen', 'hinzufügen', 'erstellen', 'senden', 'absenden', 'buchen', 'eintragen', 'bestellen'],
  ...['reservieren', 'abschicken', 'anmelden', 'fertig', 'write', 'reply', 'comment'],
];

/** Enters what is given, over the steps of a form that has several; every label must be met. */
export async function fillIn(form: Locator, entries: Entries): Promise<void> {
  let left = Object.entries(entries);
  for (let step = 0; ; step += 1) {
    const missed: typeof left = [];
    for (const [key, value] of left) {
      const field = await fieldOf(form, labelsOf(key));
      if (field) await enter(field, value);
      else missed.push([key, value]);
    }
    if (missed.length === 0) return;
    const wentOn = step < 8 && (await goOn(form));
    if (!wentOn) throw new Missing(`a field '${missed[0]![0]}' in the form`);
    left = missed;
  }
}

/** The next step of a form, with what it asks for filled in. */
async function goOn(form: Locator): Promise<boolean> {
  const [next] = await named(form, ['button'], nextWords);
  if (!next) return false;
  await fillEmpty(form);
  const before = await form.innerText();
  await next.click(quick);
  await form.page().waitForTimeout(150);
  return (await form.innerText()) !== before;
}

/** Something for each field that is still empty, `required` ones or all. */
export async function fillEmpty(form: Locator, which: 'required' | 'all' = 'all'): Promise<void> {
  for (const control of (await controlsOf(form).all()).slice(0, 30)) {
    const isAsked = which === 'all' || (await control.evaluate(isRequired));
    if (isAsked) await fillOne(control).catch(() => undefined);
  }
}

const isRequired = (element: Element) =>
  (element as HTMLInputElement).required === true || element.getAttribute('aria-required') === 'true';

async function fillOne(control: Locator): Promise<void> {
  const { tag, type, role } = await kindOf(control);
  if (/^(?:file|range|color|search)$/.test(type) || (await control.isDisabled())) return;
  if (type === 'checkbox' || role === 'checkbox' || role === 'switch') return enter(control, true);
  if (type === 'radio') return control.check({ ...quick, force: true });
  const value = tag === 'SELECT' || tag === 'INPUT' || tag === 'TEXTAREA' ? await control.inputValue() : '';
  if (value !== '') return;
  const isNumber = /decimal|numeric/.test((await control.getAttribute('inputmode')) ?? '');
  await enter(control, tag === 'SELECT' || role === 'combobox' ? '*' : sampleFor(isNumber ? 'number' : type));
}

function sampleFor(type: string): string {
  const samples: Record<string, string> = {
    number: '3',
    date: '2030-05-17',
    'datetime-local': '2030-05-17T10:00',
    time: '10:00',
    month: '2030-05',
    email: 'someone@example.com',
    url: 'https://example.com/',
    tel: '+49 30 123456',
  };
  return samples[type] ?? 'Something';
}

/** Presses what submits the form; steps in between are filled in and passed. */
export async function submit(form: Locator): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    await fillEmpty(form, 'required');
    const buttons = form.locator('button[type=submit], input[type=submit]').filter({ visible: true });
    const [byWords] = (await named(form, ['button'], submitWords)).toReversed();
    const button = (await buttons.count()) > 0 ? buttons.last() : byWords;
    if (button && !(await isNext(button))) return button.click(quick);
    if (!(await goOn(form))) break;
  }
  throw new Missing('a button that submits the form');
}

const isNext = async (button: Locator) => {
  const text = (await button.innerText()).trim().toLowerCase();
  return nextWords.some((word) => text.startsWith(word));
};
