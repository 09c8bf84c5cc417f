import { enter } from '../find/enter.ts';
import { fieldOf, labelsOf } from '../find/fields.ts';
import { topLayer } from '../find/named.ts';
import { normal } from '../find/page-text.ts';
import { type Stage, until } from '../find/stage.ts';
import type { Entries } from './step.ts';

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
