import type { Locator } from '@playwright/test';
import { fieldOf, labelsOf } from '../find/fields.ts';
import { fillEmpty, fillIn, submit } from '../find/form.ts';
import { topLayer } from '../find/named.ts';
import { type Stage, until } from '../find/stage.ts';
import { listOf, patternOf, quoted } from '../find/words.ts';
import { watchWrites } from '../find/write-watch.ts';
import { untilShown, waysTo } from './go.ts';
import type { Entries, Words } from './step.ts';

const quick = { timeout: 3_000 };
/** Whole words with which buttons begin that make something. */
const openers =
  /(?<!\p{L})(?:add|new|create|write|book|submit|post|apply|request|plan|record|register|report|leave|enter|reserve|schedule|take|log|start|ask|neue[nrs]?|anlegen|hinzufügen|erstellen|eintragen|buchen|erfassen|schreiben)(?!\p{L})/iu;
/** They leave, filter or show, and make nothing. */
const notOpeners = /\d|log ?(?:in|out)|sign ?(?:in|out)|abmelden|anmelden/iu;

/** Finds the form, here or on the page named like the thing, fills it in, submits it, and the server must take a record. */
export async function create(stage: Stage, thing: Words, entries: Entries = {}): Promise<void> {
  const form = await until(stage, `a form for a new ${quoted(thing)}`, () => formFor(stage, thing, entries));
  await store(stage, form, entries, /^POST$/);
}

/** Here, or where a button or a page of the first name leads, then of the next; last, whatever makes anything here. */
async function formFor(stage: Stage, thing: Words, entries: Entries): Promise<Locator | null> {
  const here = await formShown(stage, entries);
  if (here) return here;
  for (const word of listOf(thing)) {
    const named = await openForm(stage, entries, word);
    if (named) return named;
    const [way] = await waysTo(stage.frame, word);
    if (!way) continue;
    await way.click(quick);
    await stage.page.waitForTimeout(150);
    await untilShown(stage);
    const there = (await formShown(stage, entries)) ?? (await openForm(stage, entries));
    if (there) return there;
  }
  return openForm(stage, entries);
}

/** Presses what says that it makes one; with a name, only what says the name as well. */
async function openForm(stage: Stage, entries: Entries, name?: string): Promise<Locator | null> {
  const address = stage.frame.url();
  for (let at = 0; at < mostOpeners; at += 1) {
    const button = (await openersFor(stage, name))[at];
    if (!button) return null;
    await button.click(quick);
    const patienceMs = Math.min(stage.patienceMs, 1_800);
    const form = await until({ patienceMs }, 'a form', () => formShown(stage, entries)).catch(() => null);
    if (form) return form;
    await stage.frame.goto(address, { waitUntil: 'domcontentloaded' });
    await untilShown(stage);
  }
  return null;
}

const mostOpeners = 3;

async function openersFor({ frame }: Stage, name: string | undefined): Promise<Locator[]> {
  const layer = await topLayer(frame);
  const roles = ['button', 'link'] as const;
  const all = roles.map((role) => layer.getByRole(role, { name: openers }).filter({ visible: true }).all());
  const shown = (await Promise.all(all)).flat();
  const names = await Promise.all(shown.map(nameOf));
  const fits = (text: string) => !notOpeners.test(text) && (name === undefined || patternOf(name).test(text));
  return shown.filter((_, at) => fits(names[at]!));
}

const nameOf = async (control: Locator) => (await control.getAttribute('aria-label')) ?? (await control.innerText());

/** What is on top and asks for the first field that is wanted. Where no form is marked as one it asks for two. */
export async function formShown(stage: Stage, entries: Entries): Promise<Locator | null> {
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
export async function store(stage: Stage, form: Locator, entries: Entries, methods: RegExp): Promise<void> {
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
    await untilClosed(form);
  } finally {
    writes.stop();
  }
}

/** A dialog that is on its way out still covers the page. */
async function untilClosed(form: Locator): Promise<void> {
  const dialog = form.locator('xpath=ancestor-or-self::*[@role="dialog" or self::dialog]');
  if ((await dialog.count()) > 0)
    await dialog
      .last()
      .waitFor({ state: 'hidden', ...quick })
      .catch(() => undefined);
}

export const refusal = (writes: ReturnType<typeof watchWrites>) =>
  `the form to be stored: ${writes.refused() ?? 'nothing was sent'}`;
