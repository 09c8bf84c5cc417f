import type { AppFile } from '../generate/app-files.ts';
import type { AppPlan, FeaturePage } from '../plan/plan.ts';
import { planPath } from '../plan/plan-file.ts';
import { app } from './german/app.ts';
import { titles } from './german/titles.ts';
import { translator } from './phrases.ts';
import { translatedSource } from './translated-source.ts';

/** Rows and notes: what they say is German by the plan. */
const asTheyAre = new Set([planPath, 'services/sample-data.js']);

/** The files of an app with their texts in German. `left` are the texts that nobody could translate. */
export function germanFiles(plan: AppPlan, files: readonly AppFile[]): { files: AppFile[]; left: string[] } {
  const words = ownWords(plan);
  const wordFor = (word: string) => words.get(word.toLowerCase()) ?? null;
  const kept = new Set(words.values());
  const translate = translator(app, wordFor);
  const title = translator({ ...app, ...titles }, wordFor);
  const stored = new Set([
    ...plan.pages.map(({ name }) => name),
    ...plan.entities.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]),
  ]);
  const left: string[] = [];
  const german = files.map((file): AppFile => {
    const said = title(file.title);
    if (said === null) left.push(`${file.path} is titled ${file.title}`);
    const next = { ...file, title: said ?? file.title };
    if (!/\.jsx?$/.test(file.path) || asTheyAre.has(file.path)) return next;
    const { content: source, left: unsaid } = germanSource(file, {
      translate,
      isKept: (text) => kept.has(text),
      isName: (text) => stored.has(text),
    });
    left.push(...unsaid.map((text) => `${file.path}: ${text}`));
    return { ...next, content: source };
  });
  return { files: german, left };
}

const germanSource = ({ path, content: source }: AppFile, words: Parameters<typeof translatedSource>[2]) =>
  inGermanFormats(translatedSource(path, source, words));

/** Numbers, dates and order as they are written in German, whatever the browser is set to. */
const inGermanFormats = ({ content: source, left }: { content: string; left: string[] }) => ({
  content: source
    .replace(/(Intl\.\w+Format|toLocaleString)\(undefined\b/g, "$1('de-DE'")
    .replace(/(\.(?:label|title|plural|noun))\.toLowerCase\(\)/g, '$1')
    // words that stand for a value, which no text around them tells from a code
    .replace(/\? 'Yes' : 'No'/g, "? 'Ja' : 'Nein'")
    .replace(/'1 found'/g, "'1 gefunden'")
    .replace(/ \+ ' found'/g, " + ' gefunden'")
    .replace(/(localeCompare\([^()]*(?:\([^()]*\))?[^()]*), undefined/g, "$1, 'de'"),
  left,
});

/** What the plan calls things, and every text of it that is written already. */
function ownWords(plan: AppPlan): Map<string, string> {
  const words = [
    plan.name,
    ...plan.entities.flatMap(({ label, plural, fields, verb, addLabel, emptyText, highlights = [] }) => [
      label,
      plural,
      ...[verb, addLabel, emptyText].filter((words) => words !== undefined),
      ...highlights.map((one) => one.label),
      ...fields.flatMap((field) => [
        field.label,
        ...(field.unit ? [field.unit] : []),
        ...(field.options ?? []).map(({ value }) => value),
      ]),
    ]),
    ...plan.pages.flatMap((page) => [
      page.label,
      ...(page.archetype === 'feature'
        ? [page.sentence ?? '', ...(page.sections ?? []).flatMap(({ heading, text }) => [heading, text])]
        : []),
      ...(page.archetype === 'feature' ? wordsOfCalculator(page) : []),
      ...(page.archetype === 'landing' ? [page.sentence] : []),
      ...(page.archetype === 'dashboard'
        ? [
            page.figure,
            ...page.figure.split('{period}').map((part) => part.trim()),
            ...(page.beside ?? []).map(({ figure }) => figure),
          ]
        : []),
    ]),
  ];
  return new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word]));
}

const wordsOfCalculator = ({ calculation, quantities = [] }: FeaturePage): string[] => [
  ...[...(calculation?.inputs ?? []), ...(calculation?.results ?? [])].flatMap(({ label, unit = '' }) => [label, unit]),
  ...(calculation?.inputs ?? []).flatMap(({ options = [] }) => options.map(({ label }) => label)),
  ...quantities.flatMap(({ name, units }) => [name, ...units.flatMap((unit) => [unit.name, unit.short])]),
];
