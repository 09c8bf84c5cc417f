import type { SampleRow } from '../kinds/kind.ts';
import { partsOf, type Formula } from '../plan/formula.ts';
import { listInWords } from '../plan/names.ts';
import { fieldOf, type AppPlan, type DashboardPage } from '../plan/plan.ts';
import { applyChange } from '../follow-up/apply/apply-change.ts';
import type { Change } from '../follow-up/change.ts';
import { figureWish } from '../follow-up/figures/figure-wish.ts';
import { figureSentences } from './figure-sentences.ts';
import { sampleValue } from './sample-values.ts';

type Samples = ReadonlyMap<string, readonly SampleRow[]>;
type Asked = { plan: AppPlan; samples: Samples; made: string[] };

/**
 * The figures, charts and worked-out numbers that a description of an app asks for, read as they are in a later message, against
 * the finished plan. What the plan has already is not made again, and a sentence that is not understood changes nothing.
 */
export function withAskedFigures(plan: AppPlan, samples: Samples, text: string): Asked {
  let asked: Asked = { plan, samples, made: [] };
  for (const sentence of figureSentences(text, plan)) {
    const worked = asked.made.at(-1);
    const wish = (said: string) => figureWish(said, asked.plan);
    const found = (worked ? changesIn(wish(pointingTo(sentence, worked))) : null) ?? changesIn(wish(sentence));
    if (found) asked = withChanges(asked, found);
  }
  return asked;
}

const changesIn = (found: ReturnType<typeof figureWish>): Change[] | null => (Array.isArray(found) ? found : null);

/** "Add them up per worker", "die Summe pro Fahrer": of what the sentence before worked out. */
const pointingTo = (sentence: string, label: string): string =>
  sentence
    .replace(/(?<!\p{L})add (?:them|it|these|those) up(?!\p{L})/iu, `add up ${label}`)
    .replace(/(?<!\p{L})((?:the |die )?(?:sums?|totals?|summen?))(?= (?:per|for|of each|by|pro|je|für jede\p{L}*)(?!\p{L}))/iu, `$1 ${label}`); // prettier-ignore

function withChanges(asked: Asked, changes: readonly Change[]): Asked {
  if (changes.every((change) => isKnown(change, asked.plan))) return asked;
  let { plan } = asked;
  const samples = new Map(asked.samples);
  const made = [...asked.made];
  for (const change of changes) {
    if (isKnown(change, plan)) continue;
    const applied = applyChange(plan, change);
    if ('problem' in applied) return asked;
    plan = applied.plan;
    if (change.kind === 'work-out') made.push(change.label);
    if (change.kind === 'work-out' || change.kind === 'retype-field') fitSamples(change, plan, samples);
  }
  return { plan, samples, made };
}

/** Sample rows hold nothing that is worked out, and values of the kind that a field is now. */
function fitSamples(change: Change & { kind: 'work-out' | 'retype-field' }, plan: AppPlan, samples: Map<string, readonly SampleRow[]>): void {
  const entity = plan.entities.find(({ name }) => name === change.entity);
  const field = entity?.fields.find((one) => (change.kind === 'work-out' ? one.label === change.label : one.name === change.field));
  const rows = samples.get(change.entity);
  if (!field || !rows) return;
  samples.set(change.entity, rows.map((row, index) => {
    const { [field.name]: _, ...rest } = row;
    const value = field.formula ? undefined : sampleValue(field, index);
    return value === undefined ? rest : { ...rest, [field.name]: value };
  }));
} // prettier-ignore

/** Whether the plan says that already. */
function isKnown(change: Change, plan: AppPlan): boolean {
  const overview = plan.pages.find((page): page is DashboardPage => page.archetype === 'dashboard');
  switch (change.kind) {
    case 'work-out': {
      const fields = plan.entities.find(({ name }) => name === change.entity)?.fields ?? [];
      const isOwed = owed.test(change.label) && fields.some(({ label, formula }) => formula && owed.test(label));
      return isOwed || fields.some(({ formula }) => formula !== undefined && saysSame(formula, change.formula));
    }
    case 'add-figure': {
      const { figure } = change;
      const isLarge = overview?.entity === figure.entity && overview.period === null && figure.only.length === 0 && !figure.against && !figure.less && JSON.stringify(overview.measure) === JSON.stringify(figure.measure); // prettier-ignore
      // the large figure counts this month
      const isOfPeriod = overview?.entity === figure.entity && overview.period !== null && figure.only.length === 1 && figure.only[0]!.kind === 'month' && JSON.stringify(overview.measure) === JSON.stringify(figure.measure); // prettier-ignore
      return isLarge || isOfPeriod;
    }
    case 'add-chart': {
      const { shape: _, ...wanted } = change.chart;
      return change.chart.shape === undefined && (overview?.charts ?? []).some(({ shape: __, ...chart }) => JSON.stringify(chart) === JSON.stringify(wanted)); // prettier-ignore
    }
    case 'retype-field':
      return (
        fieldOf(
          plan.entities.find(({ name }) => name === change.entity)!,
          change.field,
        )?.type === change.type
      );
    default:
      return false;
  }
}

const owed =
  /(?<!\p{L})(?:owe[sd]?|owing|balance|still to pay|open|outstanding|saldo|schuldet|schulden|offen|rest)(?!\p{L})/iu;

/** The same number of the same records, whatever it is called. */
function saysSame(known: Formula, wanted: Formula): boolean {
  if (JSON.stringify(known) === JSON.stringify(wanted)) return true;
  const [one, other] = [known, wanted].map((formula) => partsOf(formula).map((part) => JSON.stringify(part)).sort().join()); // prettier-ignore
  return known.by === wanted.by && known.by !== 'difference' && known.by !== 'quotient' && one === other;
}

/** What the reply says of them. */
export const askedNote = (made: readonly string[]): string[] =>
  made.length > 0 ? [`Worked out as you asked: ${listInWords([...made])}.`] : [];
