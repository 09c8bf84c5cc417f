import { parseField } from '../../kinds/parse-field.ts';
import { singularise, toLabel } from '../../plan/names.ts';
import { fieldFrom, itemsOf } from '../said-words.ts';
import { draftOfNoun, type EntityDraft } from '../entity-draft.ts';
import type { Features } from './features.ts';

const isTool =
  /^(?!\W*(?:please |can you )?(?:add|include|also|put|give)\b)[^.:,;]{0,60}\b(?:timer|stop ?watch|pomodoro|count-?down)\b/i;
const isTimer = /(?:^| )(?:timer|stop ?watch|pomodoro|count-?down)$/;
const keptList =
  /\b(?:lists?|log|history|record|diary) of (?:(?:my|the|all|our|past|finished|completed|done|previous) )*(\p{L}+)(?:\s+with\s+([^.;]+))?/iu;
const isLogged = /(?:^| )(?:session|entry|time entry|time|log|shift|hour|work session|round)$/;

/** A timer with the spans that the text names, first where the app is one; what was measured can be kept. */
export function timers(features: Features): void {
  if (!features.can('timer')) return;
  const { text } = features.context;
  const leads = isTool.test(text);
  const kept = sessionsOf(features, leads);
  for (const { noun, draft } of [...features.drafts]) if (isTimer.test(noun) && draft !== kept) features.drop(draft);
  const presets = [...text.matchAll(/\b(\d{1,3})[ -]min(?:ute)?s?\b(?: (?:of|for) (\p{L}+))?/giu)].map(([, minutes, what]) => ({ label: toLabel(what ?? `${minutes} minutes`), minutes: Number(minutes) })); // prettier-ignore
  features.page('timer', 'Timer', 'Timer', kept?.entity ?? features.main.entity, {
    ...(kept && { others: [kept.entity.name] }),
    ...(presets.length > 0 && { presets: presets.slice(0, 5) }),
    ...(leads && { leads }),
  });
}

/** What is measured is kept as: what the text lists, or the time entries that it names. */
function sessionsOf(features: Features, leads: boolean): EntityDraft | null {
  const [, many, list] = keptList.exec(features.context.text) ?? [];
  const named = features.drafts.find(({ noun }) => isLogged.test(noun) && !isTimer.test(noun));
  if (named) return leads ? withMinutes(named.draft) : named.draft;
  if (!leads || (many && !isLogged.test(singularise(many.toLowerCase())))) return null;
  const noun = many ? singularise(many.toLowerCase()) : 'session';
  const asked = list ? itemsOf(list).flatMap((item) => fieldFrom(item) ?? []) : [];
  // "logs what I worked on per project"
  const per = /\b(?:per|for each|by) (project|client|customer|subject|topic|activity)\b/i.exec(
    features.context.text,
  )?.[1];
  const lines = [
    ...(asked.length > 1
      ? []
      : ['Task: text!', ...(per ? [`${toLabel(per.toLowerCase())}: text`] : []), 'Date: date!']),
    'Minutes: number min',
  ];
  const names = new Set(asked.map(({ field }) => field.name));
  const added = lines.map((line) => ({ field: parseField(line), hasOwnOptions: true })).filter(({ field }) => !names.has(field.name)); // prettier-ignore
  const firstText = asked.find(({ field }) => field.type === 'text');
  if (firstText) firstText.field.isRequired = true;
  const draft = draftOfNoun(noun, [...asked, ...added]);
  features.add(noun, draft);
  return draft;
}

function withMinutes(draft: EntityDraft): EntityDraft {
  const { entity } = draft;
  if (entity.fields.some(({ type }) => type === 'number')) return draft;
  const minutes = parseField('Minutes: number min');
  entity.fields.push(minutes);
  entity.columns = [...entity.columns, minutes.name];
  draft.samples = draft.samples.map((row, index) => ({ ...row, minutes: [25, 50, 25, 15, 45, 25, 30, 5][index % 8]! }));
  return draft;
}
