import type { Locator } from '@playwright/test';
import { fieldOf, labelsOf } from '../find/fields.ts';
import { fillEmpty, fillIn, submit } from '../find/form.ts';
import { enter } from '../find/enter.ts';
import { named, topLayer } from '../find/named.ts';
import { pageText, normal } from '../find/page-text.ts';
import { Missing, type Stage, until } from '../find/stage.ts';
import { listOf, patternOf, quoted } from '../find/words.ts';
import { watchWrites } from '../find/write-watch.ts';
import { nearest, openRecord, untilShown, wayTo } from './go.ts';
import type { Entries, Words } from './step.ts';

const quick = { timeout: 1_500 };
/** Whole words with which buttons begin that make something. */
const openers =
  /(?<!\p{L})(?:add|new|create|write|book|submit|post|apply|request|plan|record|register|report|leave|enter|reserve|schedule|take|log|start|ask|neue[nrs]?|anlegen|hinzufügen|erstellen|eintragen|buchen|erfassen|schreiben)(?!\p{L})/iu;
/** They leave, filter or show, and make nothing. */
const notOpeners = /\d|log ?(?:in|out)|sign ?(?:in|out)|abmelden|anmelden/iu;
const editWords = ['edit', 'change', 'update', 'bearbeiten', 'ändern'];
const removeWords = ['delete', 'remove', 'trash', 'löschen', 'entfernen'];
const yesWords = ['delete', 'remove', 'yes', 'confirm', 'ok', 'löschen', 'entfernen', 'ja'];

/** Finds the form, here or on the page named like the thing, fills it in, submits it, and the server must take a record. */
export async function create(stage: Stage, thing: Words, entries: Entries = {}): Promise<void> {
  const form = await until(stage, `a form for a new ${quoted(thing)}`, () => formFor(stage, thing, entries));
  await store(stage, form, entries, /^POST$/);
}

async function formFor(stage: Stage, thing: Words, entries: Entries): Promise<Locator | null> {
  const here = (await formShown(stage, entries)) ?? (await openForm(stage, thing, entries));
  if (here) return here;
  for (const word of listOf(thing)) {
    const way = await wayTo(stage.frame, word);
    if (!way) continue;
    await way.click(quick);
    await stage.page.waitForTimeout(150);
    await untilShown(stage);
    const there = (await formShown(stage, entries)) ?? (await openForm(stage, thing, entries));
    if (there) return there;
  }
  return null;
}

/** Presses what says that it makes one, first what names the thing as well. */
async function openForm(stage: Stage, thing: Words, entries: Entries): Promise<Locator | null> {
  const address = stage.frame.url();
  for (let at = 0; at < mostOpeners; at += 1) {
    const button = (await openersFor(stage, thing))[at];
    if (!button) return null;
    await button.click(quick);
    const patienceMs = Math.min(stage.patienceMs, 1_000);
    const form = await until({ patienceMs }, 'a form', () => formShown(stage, entries)).catch(() => null);
    if (form) return form;
    if (stage.frame.url() !== address) await stage.frame.goto(address, { waitUntil: 'domcontentloaded' });
  }
  return null;
}

const mostOpeners = 4;

async function openersFor({ frame }: Stage, thing: Words): Promise<Locator[]> {
  const layer = await topLayer(frame);
  const all = (['button', 'link'] as const).map((role) =>
    layer.getByRole(role, { name: openers }).filter({ visible: true }),
  );
  const shown = (await Promise.all(all.map((one) => one.all()))).flat();
  const names = await Promise.all(shown.map(nameOf));
  const isNaming = (name: string) => patternOf(thing).test(name);
  const fitting = shown.filter((_, at) => !notOpeners.test(names[at]!));
  const naming = shown.filter((one, at) => fitting.includes(one) && isNaming(names[at]!));
  return [...naming, ...fitting.filter((one) => !naming.includes(one))];
}

const nameOf = async (control: Locator) => (await control.getAttribute('aria-label')) ?? (await control.innerText());

/** What is on top and asks for the first field that is wanted. Where no form is marked as one it asks for two. */
async function formShown(stage: Stage, entries: Entries): Promise<Locator | null> {
  const layer = await topLayer(stage.frame);
  const isDialog = (await layer.evaluate((element) => element.tagName)) !== 'BODY';
  const forms = await layer.locator('form:not([role=search])').filter({ visible: true }).all();
  const marked = [...forms.toReversed(), ...(isDialog ? [layer] : [])];
  const keys = Object.keys(entries).slice(0, 2);
  if (keys.length === 0) return marked[0] ?? null;
  for (const form of marked) if (await fieldOf(form, labelsOf(keys[0]!))) return form;
  const main = layer.locator('main, #root').last();
  if (isDialog || (await main.count()) === 0) return null;
  for (const key of keys) if (!(await fieldOf(main, labelsOf(key)))) return null;
  return main;
}

/** Submits until the server took it; what the form still wants is filled in once. */
async function store(stage: Stage, form: Locator, entries: Entries, methods: RegExp): Promise<void> {
  const writes = watchWrites(stage.page);
  try {
    await fillIn(form, entries);
    if (Object.keys(entries).length === 0) await fillEmpty(form);
    await submit(form);
    const isTaken = () =>
      until(
        stage,
        () => refusal(writes),
        async () => writes.took(methods),
      );
    await isTaken().catch(async (error: unknown) => {
      if (!(await form.isVisible())) throw error;
      await fillEmpty(form);
      await submit(form);
      await isTaken();
    });
    await stage.page.waitForTimeout(100);
  } finally {
    writes.stop();
  }
}

const refusal = (writes: ReturnType<typeof watchWrites>) =>
  `the form to be stored: ${writes.refused() ?? 'nothing was sent'}`;

export async function edit(stage: Stage, text: string, entries: Entries): Promise<void> {
  await beginOn(stage, text, editWords);
  const form = await until(stage, `a form to change '${text}'`, () => formShown(stage, entries));
  await store(stage, form, entries, /^(?:PUT|PATCH)$/);
}

export async function remove(stage: Stage, text: string): Promise<void> {
  const writes = watchWrites(stage.page);
  try {
    await beginOn(stage, text, removeWords);
    const dialog = stage.frame.locator('[role=alertdialog], [role=dialog], dialog[open]').filter({ visible: true });
    await until(
      stage,
      () => refusal(writes),
      async () => {
        if (writes.took(/^DELETE$/)) return true;
        if ((await dialog.count()) > 0) await (await named(dialog.last(), ['button'], yesWords))[0]?.click(quick);
        return writes.took(/^DELETE$/);
      },
    );
  } finally {
    writes.stop();
  }
  await until(stage, `'${text}' to be gone`, async () => !(await pageText(stage.frame)).includes(normal(text)));
}

/** The button beside the record, or on its own page, there perhaps in a menu. */
async function beginOn(stage: Stage, text: string, words: string[]): Promise<void> {
  const buttons = async () => named(await topLayer(stage.frame), ['button', 'link', 'menuitem'], words);
  const beside = await nearest(await buttons(), text);
  if (beside) return beside.click(quick);
  await openRecord(stage, text);
  await until(stage, `a button ${quoted(words)} for '${text}'`, async () => {
    const [button] = await buttons();
    if (!button) await (await named(await topLayer(stage.frame), ['button'], menuWords))[0]?.click(quick);
    await (button ?? (await buttons())[0])?.click(quick);
    return button !== undefined;
  });
}

const menuWords = ['more', 'actions', 'menu', 'options', 'mehr', 'aktionen'];

/** Fields outside of a form that is stored: of a calculator, a converter, a report. */
export async function fill(stage: Stage, entries: Entries): Promise<void> {
  for (const [key, value] of Object.entries(entries)) {
    await until(stage, `a field '${key}'`, async () => {
      const field = await fieldOf(await topLayer(stage.frame), labelsOf(key));
      if (!field) return false;
      await enter(field, value);
      return true;
    });
  }
}

export async function holds(stage: Stage, entries: Entries): Promise<void> {
  for (const [key, value] of Object.entries(entries)) {
    let seen = 'there is none';
    await until(
      stage,
      () => `the field '${key}' to hold '${value}' (${seen})`,
      async () => {
        const field = await fieldOf(await topLayer(stage.frame), labelsOf(key));
        if (!field) return false;
        seen = await field.inputValue().catch(() => field.innerText());
        return normal(seen).includes(normal(String(value)));
      },
    );
  }
}

/** Answers each question with its first choice and goes on, until the page says the result. */
export async function takeQuiz(stage: Stage, result: Words): Promise<void> {
  const isOver = async () => {
    const text = await pageText(stage.frame);
    return listOf(result).some((word) => text.includes(normal(word)));
  };
  if (await isOver()) throw new Missing(`a quiz that does not say ${quoted(result)} before it was taken`);
  const [start] = await named(
    stage.frame.locator('body'),
    ['button', 'link'],
    ['start', 'begin', 'take', 'play', 'los'],
  );
  await start?.click(quick);
  const onward = [
    'next',
    'submit',
    'finish',
    'check',
    'continue',
    'see',
    'show',
    'done',
    'weiter',
    'fertig',
    'auswerten',
  ];
  for (let question = 0; question < 25; question += 1) {
    await stage.page.waitForTimeout(120);
    if (await isOver()) return;
    const body = await topLayer(stage.frame);
    const radios = body.getByRole('radio', { checked: false }).filter({ visible: true });
    const groups = await body.getByRole('radiogroup').all();
    if (groups.length > 0)
      for (const group of groups)
        await group
          .getByRole('radio')
          .first()
          .click({ ...quick, force: true });
    else if ((await radios.count()) > 0) await radios.first().click({ ...quick, force: true });
    const [button] = await named(body, ['button'], onward);
    if (button && (await button.isEnabled())) await button.click(quick);
    else if ((await radios.count()) === 0) {
      const choices = body.locator('main, form').last().getByRole('button').filter({ visible: true });
      if ((await choices.count()) < 2) break;
      await choices.first().click(quick);
    }
  }
  await until(stage, `a result ${quoted(result)} after all questions`, isOver);
}
