import { excerpt } from '../find/page-text.ts';
import { Missing, type Stage } from '../find/stage.ts';
import { edit, remove } from './change.ts';
import { paintedIn, readable } from './colour.ts';
import { create } from './create.ts';
import { download, hasEntity, isStored } from './data.ts';
import { fill, holds } from './fill.ts';
import { click, clickField, open, openRecord, reload, untilShown } from './go.ts';
import { changes, columns, lacks, replies, sees, shows } from './look.ts';
import { filter, search, sort } from './narrow.ts';
import type { Step } from './step.ts';
import { takeQuiz } from './take-quiz.ts';

/** Does one step; throws `Missing` with what was looked for. */
export async function doStep(stage: Stage, step: Step): Promise<void> {
  if ('open' in step) return open(stage, step.open);
  if ('openRecord' in step) return openRecord(stage, step.openRecord);
  if ('reload' in step) return reload(stage);
  if ('waits' in step) return stage.page.waitForTimeout(Math.min(step.waits * 1_000, stage.patienceMs));
  if ('sees' in step) return sees(stage, step.sees);
  if ('lacks' in step) return lacks(stage, step.lacks);
  if ('shows' in step) return shows(stage, step.shows);
  if ('columns' in step) return columns(stage, step.columns);
  if ('click' in step) return click(stage, step.click, step.near);
  if ('press' in step) return stage.page.keyboard.press(step.press);
  if ('clickField' in step) return clickField(stage, step.clickField);
  if ('fill' in step) return fill(stage, step.fill);
  if ('holds' in step) return holds(stage, step.holds);
  if ('changes' in step) return changes(stage, step.changes, doStep);
  if ('create' in step) return create(stage, step.create, step.with);
  if ('edit' in step) return edit(stage, step.edit, step.with);
  if ('remove' in step) return remove(stage, step.remove);
  if ('search' in step) return search(stage, step.search, step);
  if ('filter' in step) return filter(stage, step.filter, step.to, step);
  if ('sort' in step) return sort(stage, step.sort, step.between);
  if ('takeQuiz' in step) return takeQuiz(stage, step.takeQuiz);
  if ('download' in step) return download(stage, step.download, step.contains);
  if ('colour' in step) return paintedIn(stage, step.colour, step.is);
  if ('readable' in step) return readable(stage);
  if ('entity' in step) return hasEntity(stage, step.entity, step.fields);
  if ('stored' in step) return isStored(stage, step.stored, step.value);
  if ('reply' in step) return replies(stage, step.reply);
  if ('asVisitor' in step) return onPublished(stage, step.asVisitor, false);
  return onPublished(stage, step.asPerson, true);
}

async function onPublished(stage: Stage, steps: Step[], register: boolean): Promise<void> {
  if (!stage.app.openPublished) throw new Missing('a way to publish');
  const { page, home } = await stage.app.openPublished({ register });
  const published = { ...stage, page, frame: page.mainFrame(), home };
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  await untilShown(published);
  try {
    for (const step of steps) await doStep(published, step);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    throw new Missing(`${error.message} on the published app, which shows ${await excerpt(published.frame)}`);
  } finally {
    await page.context().close();
  }
}
