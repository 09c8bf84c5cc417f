import { named, topLayer } from '../find/named.ts';
import { normal, pageText } from '../find/page-text.ts';
import { type Stage, until } from '../find/stage.ts';
import { quoted } from '../find/words.ts';
import { watchWrites } from '../find/write-watch.ts';
import { formShown, refusal, store } from './create.ts';
import { nearest, openRecord } from './go.ts';
import type { Entries } from './step.ts';

const quick = { timeout: 3_000 };
const editWords = ['edit', 'change', 'update', 'bearbeiten', 'ändern'];
const removeWords = ['delete', 'remove', 'trash', 'löschen', 'entfernen'];
const yesWords = ['delete', 'remove', 'yes', 'confirm', 'ok', 'löschen', 'entfernen', 'ja'];

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
    const [shown] = await buttons();
    if (!shown) await (await named(await topLayer(stage.frame), ['button'], menuWords))[0]?.click(quick);
    const button = shown ?? (await buttons())[0];
    await button?.click(quick);
    return button !== undefined;
  });
}

const menuWords = ['more', 'actions', 'menu', 'options', 'mehr', 'aktionen'];
