import { entityOf, type AppPlan, type FeaturePage } from '../../plan/plan.ts';
import { inSentence } from '../../plan/names.ts';
import { attribute, code, quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';

/** A timer with its spans; with records to keep, what was measured becomes one. */
export function timerPage(plan: AppPlan, page: FeaturePage): string {
  const imports = new Imports();
  imports.kit('PageHeader', 'page-header');
  imports.component('Stopwatch');
  const kept = page.others?.[0] ? entityOf(plan, page.others[0]) : null;
  const names = kept && entityNames(kept);
  const what = kept?.fields.find(({ type }) => type === 'text' || type === 'longtext');
  const length = kept?.fields.find(({ name, type }) => type === 'number' && /minute|hour|duration|time/.test(name));
  const on = kept?.fields.find(({ type }) => type === 'date' || type === 'datetime');
  const isKept = names && what;
  if (isKept) imports.use(`useSave${names.type}`, `@/${names.service}`);
  if (isKept && on?.type === 'date') imports.format('dayKey');
  const hours = length && /hour/.test(length.name);
  const body = code`
    ${page.presets && `const presets = [${page.presets.map(({ label, minutes }) => `{ label: ${quote(label)}, minutes: ${minutes} }`).join(', ')}];`}

    export default function ${page.name}Page() {
      ${isKept && `const save = useSave${names.type}();`}
      return (
        <>
          <PageHeader ${attribute('title', page.label)} />
          <Stopwatch
            ${page.presets && 'presets={presets}'}
            ${
              isKept &&
              code`
              ${attribute('label', what.label)}
              ${attribute('noun', inSentence(kept!.label))}
              onKeep={(text, seconds) =>
                save.mutateAsync({
                  ${what.name}: text,
                  ${length && `${length.name}: ${hours ? 'Math.max(0.01, Number((seconds / 3600).toFixed(2)))' : 'Math.max(1, Math.round(seconds / 60))'},`}
                  ${on && `${on.name}: ${on.type === 'date' ? 'dayKey(new Date())' : 'new Date().toISOString()'},`}
                })
              }
            `
            }
          />
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
