import { normal, pageText } from '../find/page-text.ts';
import { Missing, type Stage, until } from '../find/stage.ts';
import { listOf, quoted } from '../find/words.ts';
import type { Words } from './step.ts';

const quick = { timeout: 3_000 };

/** Answers each question with its first choice and goes on, until the page says the result. */
export async function takeQuiz(stage: Stage, result: Words): Promise<void> {
  const isOver = async () => {
    const text = await pageText(stage.frame);
    return listOf(result).some((word) => text.includes(normal(word)));
  };
  if (await isOver()) throw new Missing(`a quiz that does not say ${quoted(result)} before it was taken`);
  await pressed(stage, /^\W*(?:start|begin|take|play|go|los)(?!\p{L})/iu);
  for (let question = 0; question < 25; question += 1) {
    await stage.page.waitForTimeout(120);
    if (await isOver()) return;
    const answered = await answerOne(stage);
    const wentOn = await pressed(stage, onward);
    if (!answered && !wentOn) break;
  }
  await until(stage, `a result ${quoted(result)} after all questions`, isOver);
}

const onward = /^\W*(?:next|submit|finish|check|continue|see|show|done|weiter|nächste|fertig|auswerten)(?!\p{L})/iu;

async function pressed({ frame }: Stage, name: RegExp): Promise<boolean> {
  const button = frame.getByRole('button', { name, disabled: false }).filter({ visible: true }).first();
  if ((await button.count()) === 0) return false;
  await button.click(quick);
  return true;
}

/** The first choice of each question that is shown: radio buttons, a list, or buttons with the answers. */
async function answerOne({ frame }: Stage): Promise<boolean> {
  const main = frame.locator('main, #root').last();
  const groups = await main.getByRole('radiogroup').filter({ visible: true }).all();
  const radios = main.getByRole('radio', { disabled: false });
  if ((await radios.count()) > 0) {
    for (const group of groups.length > 0 ? groups : [main]) {
      await group
        .getByRole('radio')
        .first()
        .click({ ...quick, force: true });
    }
    return true;
  }
  const choices = main.getByRole('button', { disabled: false }).filter({ visible: true, hasNotText: onward });
  if ((await choices.count()) < 2) return false;
  await choices.first().click(quick);
  return true;
}
