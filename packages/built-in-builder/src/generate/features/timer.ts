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
  if (isKept && on?.type === 'date') imports.format('dayKey');
  const hours = length && /hour/.test(length.name);
  // what else a record must say is asked once it was measured
  const asks = isKept && kept!.fields.some((field) => field.isRequired && ![what, length, on].includes(field));
  if (asks) {
    imports.use('useState', 'react');
    imports.kit('Button', 'button');
    imports.icon('Plus');
    imports.component(`${names.type}Dialog`);
  } else if (isKept) imports.use(`useSave${names.type}`, `@/${names.service}`);
  const record = isKept
    ? code`
        {
          ${what.name}: text,
          ${length && `${length.name}: ${hours ? 'Math.max(0.01, Number((seconds / 3600).toFixed(2)))' : 'Math.max(1, Math.round(seconds / 60))'},`}
          ${on && `${on.name}: ${on.type === 'date' ? 'dayKey(new Date())' : 'new Date().toISOString()'},`}
        }
      `
    : '';
  const body = code`
    ${page.presets && `const presets = [${page.presets.map(({ label, minutes }) => `{ label: ${quote(label)}, minutes: ${minutes} }`).join(', ')}];`}

    export default function ${page.name}Page() {
      ${isKept && !asks && `const save = useSave${names.type}();`}
      ${asks && 'const [measured, setMeasured] = useState(null);'}
      return (
        <>
          <PageHeader
            ${attribute('title', page.label)}
            ${
              asks &&
              code`
              actions={
                <Button onClick={() => setMeasured({})}>
                  <Plus /> Add ${names.noun}
                </Button>
              }
            `
            }
          />
          <Stopwatch
            ${page.presets && 'presets={presets}'}
            ${
              isKept &&
              code`
              ${attribute('label', what.label)}
              ${attribute('noun', inSentence(kept!.label))}
              onKeep={(text, seconds) => ${asks ? 'setMeasured' : 'save.mutateAsync'}(${record})}
            `
            }
          />
          ${asks && `{measured && <${names.type}Dialog defaults={measured} onClose={() => setMeasured(null)} />}`}
        </>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}
