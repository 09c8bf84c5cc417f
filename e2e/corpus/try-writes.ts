import type { Locator, Page, Response } from '@playwright/test';
import { fillForm, shownOf } from './fill-form.ts';
import type { Deed } from './levels.ts';
import { visit } from './visit-pages.ts';
import type { Watch } from './watch.ts';

/** What came of trying to write through the pages of an app: where it worked, else what was refused, else nothing to try. */
export type Tried = { path: string; problems: string[] } | null;

const quick = { timeout: 3_000 };
const mostPages = 25;
const methods: Record<Deed, RegExp> = { create: /^POST$/, update: /^(?:PUT|PATCH)$/, delete: /^DELETE$/ };

/** Words on buttons that begin each deed, in the languages that exports are written in. */
const openers: Record<Deed, RegExp> = {
  create:
    /^\W*(?:add|new|create|book|log|record|neu|anlegen|erstellen|hinzuf|nuev[oa]|nov[oa]|crear|criar|agregar|adicionar|ajouter|nouve)/i,
  update: /(?:^|\b)(?:edit|change|rename|update|complete|done|mark|bearbeiten|ändern|editar|modifier|alterar)/i,
  delete: /(?:^|\b)(?:delete|remove|discard|trash|löschen|entfernen|eliminar|excluir|remover|supprimer)/i,
};
const submits =
  /^\W*(?:save|create|add|submit|send|confirm|update|book|post|done|ok|finish|apply|complete|speichern|anlegen|senden|fertig|übernehmen|abschließen|guardar|salvar|crear|criar|enviar|enregistrer)/i;
/** The way to the next step of a form that asks in steps. */
const nexts = /^\W*(?:next|continue|weiter|siguiente|próximo|avançar|suivant)/i;
const mostSteps = 8;
const confirms = /(?:delete|remove|confirm|yes|continue|ok|löschen|ja|eliminar|excluir|sim|sí|supprimer|oui)/i;

/**
 * Looks for a way to do the deed on each page as a person would who does not know the app: by what buttons say and what
 * forms ask for. It worked when the page sent such a write and the server took it.
 */
export async function tryWrite(page: Page, watch: Watch, origin: string, paths: string[], deed: Deed): Promise<Tried> {
  let refused: Tried = null;
  for (const path of paths.slice(0, mostPages)) {
    const answers = listen(page, methods[deed]);
    try {
      await visit(page, watch, origin, path);
      for (const attempt of attempts[deed]) {
        await attempt(page, watch).catch(() => undefined);
        await watch.settled();
        if (answers.taken()) return { path, problems: [] };
      }
      refused ??= answers.refused() === null ? null : { path, problems: [answers.refused()!] };
    } finally {
      answers.stop();
      watch.take();
    }
  }
  return refused;
}

function listen(page: Page, method: RegExp) {
  const seen: { what: string; isTaken: boolean }[] = [];
  const hear = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!method.test(response.request().method()) || !/\/entities\/(?!User\b)\w+/.test(pathname)) return;
    const what = `${response.request().method()} ${pathname.replace(/^.*\/entities\//, '')} answered ${response.status()}`;
    seen.push({ what, isTaken: response.ok() });
  };
  page.on('response', hear);
  return {
    taken: () => seen.some(({ isTaken }) => isTaken),
    refused: () => seen.find(({ isTaken }) => !isTaken)?.what ?? null,
    stop: () => void page.off('response', hear),
  };
}

type Attempt = (page: Page, watch: Watch) => Promise<void>;

const fillAndSubmit: Attempt = async (page, watch) => {
  for (const form of await placesOfForms(page)) {
    if ((await fillForm(page, form)) === 0) continue;
    for (let step = 1; step < mostSteps && (await goToNextStep(form, watch)); step += 1) await fillForm(page, form);
    const named = form.getByRole('button', { name: submits });
    const [submit] = [...(await shownOf(form.locator('[type=submit]'))), ...(await shownOf(named)).toReversed()];
    if (submit) await submit.click(quick);
    else await page.keyboard.press('Enter');
    return watch.settled();
  }
};

/** Whether the form had a further step. A button that shows the next step may be one that submits the form. */
async function goToNextStep(form: Locator, watch: Watch): Promise<boolean> {
  const [next] = await shownOf(form.getByRole('button', { name: nexts }));
  if (!next) return false;
  await next.click(quick);
  await watch.settled();
  return true;
}

/** A dialog comes before what it covers. */
async function placesOfForms(page: Page): Promise<Locator[]> {
  const dialogs = await shownOf(page.locator('[role=dialog], [role=alertdialog], dialog[open]'));
  if (dialogs.length > 0) return dialogs;
  return [...(await shownOf(page.locator('form'))), page.locator('body')];
}

/** The first buttons and links whose words, label or drawing say the deed. */
async function begin(page: Page, watch: Watch, deed: Deed, at: number): Promise<boolean> {
  const named = page
    .getByRole('button', { name: openers[deed] })
    .or(page.getByRole('link', { name: openers[deed] }))
    .or(
      page
        .locator(`button[title], a[title]`)
        .filter({ has: page.locator('svg') })
        .and(page.getByTitle(openers[deed])),
    )
    .or(page.locator(`button:has(${drawings[deed]})`));
  const button = (await shownOf(named))[at];
  if (button) await button.click(quick);
  await watch.settled();
  return button !== undefined;
}

const drawings: Record<Deed, string> = {
  create: 'svg.lucide-plus',
  update: 'svg[class*="lucide-pen"], svg[class*="lucide-edit"], svg[class*="lucide-square-pen"]',
  delete: 'svg[class*="lucide-trash"]',
};

/** Buttons that open the menu of a row, by their kind, their words or their dots. */
const menuButtons =
  'main button[aria-haspopup=menu], #root button[aria-haspopup=menu], button:has(svg[class*="lucide-more"]), button:has(svg[class*="lucide-ellipsis"])';

const fromMenuThen =
  (deed: Deed, then: Attempt): Attempt =>
  async (page, watch) => {
    for (const button of (await shownOf(page.locator(menuButtons))).slice(0, 3)) {
      await button.click(quick);
      await watch.settled();
      const [item] = await shownOf(page.getByRole('menuitem').filter({ hasText: openers[deed] }));
      if (item) {
        await item.click(quick);
        await watch.settled();
        return then(page, watch);
      }
      await page.keyboard.press('Escape');
    }
  };

/** What stands for a record in a list and can be clicked: its form is often behind it. */
const records =
  'main [role=button], #root li [role=button], #root tbody tr, #root [class*="cursor-pointer"]:not(button), main li a, #root tbody a';

const openRecordThen =
  (then: Attempt): Attempt =>
  async (page, watch) => {
    const [record] = await shownOf(page.locator(records));
    if (!record) return;
    await record.click(quick);
    await watch.settled();
    await then(page, watch);
  };

const beginThen =
  (deed: Deed, at: number, then: Attempt): Attempt =>
  async (page, watch) => {
    if (await begin(page, watch, deed, at)) await then(page, watch);
  };

const confirm: Attempt = async (page) => {
  const [dialog] = await shownOf(page.locator('[role=alertdialog], [role=dialog], dialog[open]'));
  const [yes] = dialog ? (await shownOf(dialog.getByRole('button', { name: confirms }))).toReversed() : [];
  await yes?.click(quick);
};

/** A tick or a choice in a list is often all that a page changes. */
const toggle: Attempt = async (page) => {
  const [box] = await shownOf(
    page.locator('main, #root').locator('input[type=checkbox], [role=checkbox], [role=switch]'),
  );
  await box?.click(quick);
};

const attempts: Record<Deed, Attempt[]> = {
  create: [fillAndSubmit, beginThen('create', 0, fillAndSubmit), beginThen('create', 1, fillAndSubmit)],
  update: [
    beginThen('update', 0, fillAndSubmit),
    fromMenuThen('update', fillAndSubmit),
    openRecordThen(fillAndSubmit),
    toggle,
    beginThen('update', 1, fillAndSubmit),
    openRecordThen(beginThen('update', 0, fillAndSubmit)),
  ],
  delete: [
    beginThen('delete', 0, confirm),
    fromMenuThen('delete', confirm),
    beginThen('delete', 1, confirm),
    openRecordThen(beginThen('delete', 0, confirm)),
  ],
};
