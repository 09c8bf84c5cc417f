import type { PermissionValue } from '@whittle/contract/entities';
import { entityAction, fileAction, group, harmless, recordsAction } from './action-text.ts';
import { appFiles, type AppFile, type Part } from './generate/app-files.ts';
import { navigationOf } from './generate/layout-file.ts';
import { sampleRecords } from './generate/sample-records.ts';
import { inSentence, listInWords } from './plan/names.ts';
import { entityOf, type AppPlan, type Entity, type FeatureName, type Page } from './plan/plan.ts';
import { whoMay } from './plan/rights.ts';
import { whoInWords } from './plan/who-words.ts';
import { leftOut } from './not-made.ts';
import { understoodLines } from './understood-lines.ts';
import type { Understanding } from './recognise/recognise.ts';
import { suggestions } from './suggestions.ts';

/** The reply that builds an app: what was decided, the files in four groups, records to see it alive, what to ask next. */
export function firstReply(understood: Understanding, now: Date): string {
  const { plan, samples } = understood;
  const files = appFiles(plan, { samples });
  const groups = parts.map(([part, title]) =>
    group(
      title(plan),
      files.filter((file) => file.part === part).map((file) => actionFor(plan, file)),
    ),
  );
  const records = sampleRecords(plan, samples, now).map(({ entity, records: rows }) =>
    recordsAction(entity.name, `${rows.length} sample ${inSentence(entity.plural)}`, rows),
  );
  return [decisions(understood), ...groups, group('Sample data', records), closing(plan)].filter(Boolean).join('\n\n');
}

const parts: [Part, (plan: AppPlan) => string][] = [
  ['data', (plan) => `Data: ${listInWords(plan.entities.map((entity) => inSentence(entity.plural)))}`],
  ['look', (plan) => `Look: ${plan.look.palette} palette, ${plan.look.typePair} type`],
  ['parts', () => 'Parts that the pages share'],
  ['pages', (plan) => `Pages: ${listInWords(navigationOf(plan).map((page) => page.label))}`],
];

function actionFor(plan: AppPlan, { path, title, content }: AppFile): string {
  const entity = /^entities\/(\w+)\.json$/.exec(path)?.[1];
  if (entity) return entityAction('add_entity', path, title, content, entityOf(plan, entity).access);
  return fileAction('add_file', path, title, content);
}

/** What was understood and what was left out, then the decisions that the text left open, in plain words. */
function decisions({ plan, user, daily, signatureIs, notes, notTaken, reading, text }: Understanding): string {
  const [main] = plan.entities;
  const missing = leftOut(reading, plan, text);
  const lines = [
    `I’m building **${harmless(plan.name)}**. What I understood:`,
    '',
    ...understoodLines(reading, plan).map((line) => `- ${harmless(line)}.`),
    ...(missing.length > 0
      ? [`- Not made: ${harmless(listInWords(missing))}. A connected model can add what the platform allows.`]
      : []),
    ...(notTaken.length > 0 ? [`- Not taken from what you wrote: ${harmless(listInWords(notTaken))}.`] : []),
    '',
    'What I decided:',
    '',
    `- Who uses it: ${harmless(user)}. Mainly used to: ${harmless(daily)}.`,
    `- Pages: ${listInWords(navigationOf(plan).map((page) => `${harmless(page.label)} (${whatItIs(page)})`))}${main ? `, and a page for each ${harmless(inSentence(main.label))}` : ''}.`,
    `- Look: the ${plan.look.palette} palette with ${plan.look.typePair} type. Its mark is ${signatureIs}.`,
    ...notes.map((note) => `- ${harmless(note)}`),
    ...accessSentences(plan).map((sentence) => `- ${sentence}`),
  ];
  return lines.join('\n');
}

const whatItIs = (page: Page): string =>
  page.archetype === 'list'
    ? {
        table: 'a table',
        ledger: 'by month, with sums',
        checklist: 'to tick off',
        gallery: 'with pictures',
        agenda: 'by day',
        index: 'by letter',
        journal: 'to read',
        stock: 'levels to count',
        tracker: 'the week to tick',
        votes: 'with votes',
      }[page.layout]
    : page.archetype === 'dashboard'
      ? `one figure, ${page.charts.length === 1 ? 'a chart' : `${page.charts.length} charts`}, what needs doing`
      : page.archetype === 'feature'
        ? whatFeatureIs[page.feature]
        : {
            board: 'a board',
            calendar: 'a month',
            detail: 'one record',
            landing: 'for visitors',
          }[page.archetype];

const whatFeatureIs: Readonly<Record<FeatureName, string>> = {
  ask: 'answers from the records, without AI',
  availability: 'free and taken by day',
  budget: 'limits and what is left of them',
  calculator: 'to calculate',
  cart: 'cart and checkout with a demo payment',
  chat: 'messages',
  compare: 'side by side',
  content: 'a text to read, yours to replace',
  editor: 'code with a live preview',
  form: 'a form to send',
  game: 'to play',
  history: 'what was opened last',
  lookup: 'the status by its reference',
  match: 'what fits best',
  profile: 'one’s own',
  quiz: 'with scoring',
  reorder: 'what runs low and how much to order',
  report: 'charts, tables and CSV',
  search: 'over all lists',
  study: 'cards to turn and learn',
  timer: 'to measure time',
};

/** Who sees what; where roles do, list by list, as far as the same holds of several. */
function accessSentences(plan: AppPlan): string[] {
  const byRole = plan.entities.filter(({ rights }) => rights !== undefined);
  if (byRole.length === 0) return [accessSentence(plan)];
  const said = (entity: Entity) => [whoMay(entity, 'see'), whoMay(entity, 'change')].map((who) => whoInWords(who, entity)); // prettier-ignore
  const alike = Map.groupBy(byRole, (entity) => said(entity).join('|'));
  const others = plan.entities.filter((entity) => !byRole.includes(entity));
  return [
    ...[...alike.values()].map((some) => {
      const [see, change] = said(some[0]!);
      return harmless(`Who sees ${listInWords(some.map(({ plural }) => inSentence(plural)))} now: ${see}; who changes them: ${change}. What opens them to more people waits for your click below.`); // prettier-ignore
    }),
    ...(others.length > 0 ? [accessSentence({ ...plan, entities: others })] : []),
  ];
}

function accessSentence(plan: AppPlan): string {
  if (plan.entities.length === 0) return 'Who sees what: nothing is stored, so everyone uses it without signing in.';
  const wider = plan.entities.filter(({ access }) => access.read !== 'creator');
  if (wider.length === 0)
    return 'Who sees what: everyone sees only their own records. Say “let everyone see them” to change that.';
  const groups = [...new Set(wider.map(readersOf))].map((who) => {
    const nouns = wider.filter((entity) => readersOf(entity) === who).map((entity) => inSentence(entity.plural));
    return `${who} can see the ${harmless(listInWords(nouns))}`;
  });
  return `Who sees what: such an app is only useful when ${listInWords(groups)}. That opens data to more people, so it waits for your click below; until then everyone sees only their own.`;
}

/** What people send is seen by themselves and by those who run the app, whatever else everybody sees of it. */
const readersOf = ({ isSent, isBetweenTwo, goesTo, access, theirsBy, showsNames }: Entity): string => {
  if (theirsBy && !showsNames) return 'admins as well as those whom they are about';
  if (isBetweenTwo) return 'only the two between whom they go';
  if (isSent) return goesTo ? 'admins as well as both sides' : 'admins as well as who sent them';
  return readers[access.read];
};

const readers: Readonly<Record<PermissionValue, string>> = {
  anonymous: 'everyone even without signing in',
  all: 'everyone who signs in',
  admin: 'admins',
  creator: '',
  none: 'nobody',
};

function closing(plan: AppPlan): string {
  const samples = plan.entities.length > 0 ? ', with sample data that one click removes' : '';
  return `The app is running in the preview${samples}. You can ask me for changes such as:\n\n${suggestions(plan)
    .map((text) => `- “${harmless(text)}”`)
    .join('\n')}`;
}
