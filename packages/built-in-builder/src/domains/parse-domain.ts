import { parseField } from '../kinds/parse-field.ts';
import type { FieldOnly } from '../plan/only.ts';
import { companies, type Company, type Domain, type DomainField, type DomainList, type DomainRule } from './domain.ts';
import { parseExpression } from './expression.ts';
import { phraseOf, type Phrase } from './phrases.ts';

type Draft = {
  -readonly [K in keyof Domain]: Domain[K] extends readonly (infer One)[] ? One[] : Domain[K];
};
type OpenList = Omit<DomainList, 'fields'> & { fields: DomainField[] };

/** Domains of a file in one of its languages, one behind the other; the format is told in this folder's README. Throws on a line that is none. */
export function parseDomains(text: string, language: Domain['language']): Domain[] {
  const blocks = text.split(/^## /m).slice(1);
  return blocks
    .filter((block) => isGerman(block.slice(0, block.indexOf('\n'))) === (language === 'de'))
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      try {
        return parseDomain(head.trim(), lines);
      } catch (error) {
        throw new Error(`Domain ${head.trim()}: ${(error as Error).message}`, { cause: error });
      }
    });
}

const isGerman = (head: string): boolean => / de\s*$/.test(head);

function parseDomain(head: string, lines: readonly string[]): Domain {
  const domain: Draft = {
    id: head.replace(/ de$/, ''),
    language: isGerman(head) ? 'de' : 'en',
    about: [],
    app: '',
    company: 'me',
    pages: [],
    lists: [],
    numbers: [],
    views: [],
    rules: [],
  };
  const views: string[] = [];
  for (const line of lines.map((one) => one.trim())) {
    if (line === '') continue;
    const [, key = '', value = ''] = /^(about|app|who|with): ?(.*)$/.exec(line) ?? [];
    if (key) takeHead(domain, key, value);
    else if (line.startsWith('[')) domain.lists.push(listOf(line, domain.language));
    else if (line.startsWith('= ')) domain.numbers.push(numberOf(line, domain.language));
    else if (line.startsWith('? ')) views.push(line);
    else if (line.startsWith('! ')) domain.rules.push(ruleOf(line));
    else {
      const list = domain.lists.at(-1) as OpenList | undefined;
      if (!list) throw new Error(`A field without a list: ${line}`);
      list.fields.push(fieldOf(line, domain.language));
    }
  }
  domain.views = views.map((line) => viewOf(line, domain));
  if (domain.about.length === 0 || domain.lists.length === 0) throw new Error('says nothing');
  return domain;
}

function takeHead(domain: Draft, key: string, value: string): void {
  if (key === 'about') domain.about = phrases(value, domain.language);
  else if (key === 'app') domain.app = value.trim();
  else if (key === 'with') domain.pages = value.split(',').map((page) => page.trim()) as Draft['pages'];
  else {
    const company = companies.find((one) => one === value.trim());
    if (!company) throw new Error(`Nobody: ${value}`);
    domain.company = company satisfies Company;
  }
}

const phrases = (text: string, language: Domain['language']): Phrase[] =>
  text
    .split(',')
    .filter((one) => one.trim() !== '')
    .map((one) => phraseOf(one, language));

function listOf(line: string, language: Domain['language']): OpenList {
  const [, label = '', plural, star, words = ''] = /^\[([^\]/]+?)(?: ?\/ ?([^\]]+))?\](\*?)(.*)$/.exec(line) ?? [];
  if (label === '') throw new Error(`Not a list: ${line}`);
  return {
    label: label.trim(),
    plural: plural?.trim() ?? null,
    isCore: star === '*',
    words: [...phrases([label, plural ?? ''].join(','), language), ...phrases(words, language)],
    fields: [],
  };
}

function fieldOf(line: string, language: Domain['language']): DomainField {
  const [rest = '', samples = ''] = line.split(/ = /);
  const [written = '', words = ''] = rest.split(/ ~ ?/);
  const field = parseField(isRequiredFirst(written.trim()));
  return {
    field,
    words: [phraseOf(field.label, language), ...phrases(words, language)],
    samples: samples
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  };
}

/** `Amount: number kg!` is meant as `Amount: number! kg`. */
const isRequiredFirst = (written: string): string =>
  written.replace(
    /^([^:]+: [a-z]+) ?([^!]*?) ?!\s*$/,
    (_, head: string, rest: string) => `${head}!${rest === '' ? '' : ` ${rest}`}`,
  );

function numberOf(line: string, language: Domain['language']): Domain['numbers'][number] {
  const [, list = '', written = '', expression = '', words = ''] =
    /^= ([^|]+?) \| (.+?) = (.+?)(?: ~ (.+))?$/.exec(line) ?? [];
  return {
    list,
    field: parseField(written),
    expression: parseExpression(expression),
    words: phrases(words, language),
  };
}

function viewOf(line: string, { language, lists, numbers }: Draft): Domain['views'][number] {
  const [, list = '', label = '', said = '', words = ''] =
    /^\? ([^|]+?) \| ([^:]+): (.+?)(?: ~ (.+))?$/.exec(line) ?? [];
  if (list === '') throw new Error(`Not a view: ${line}`);
  const labels = [
    ...lists.filter((one) => one.label === list).flatMap(({ fields }) => fields.map(({ field }) => field.label)),
    ...numbers.filter((number) => number.list === list).map(({ field }) => field.label),
  ];
  const conditions = said.split(';').map((one) => conditionOf(one.trim(), labels));
  return { list, label, conditions, words: phrases(words, language) };
}

/** `Expires within 14`, `Paid no`, `Status is Open`: the field is its label here, the longest of the list that the text begins with. */
function conditionOf(text: string, labels: readonly string[]): FieldOnly {
  const [field] = labels.filter((label) => text.startsWith(`${label} `)).toSorted((a, b) => b.length - a.length);
  const said = field ? text.slice(field.length + 1) : '';
  const [, simple, measured, value, choice] = conditionLine.exec(said) ?? [];
  if (field && choice) return { field, kind: 'is', value: choice };
  if (field && (measured === 'within' || measured === 'older')) return { field, kind: measured, days: Number(value) };
  if (field && (measured === 'above' || measured === 'below')) return { field, kind: measured, than: Number(value) };
  if (field && simple) return { field, kind: simple } as FieldOnly;
  throw new Error(`Not a condition: ${text}`);
}
const conditionLine =
  /^(?:(today|past|coming|week|month|yes|no|missing|given)|(within|older|above|below) (-?\d+(?:\.\d+)?)|is (.+))$/;

function ruleOf(line: string): DomainRule {
  const [, kind, list = '', rest = ''] = /^! (once|exclusive|least) ([^:]+): (.+)$/.exec(line) ?? [];
  if (kind === 'exclusive') return { kind, list, field: rest.trim() };
  if (kind === 'least') {
    const [low = '', high = ''] = rest.split('<=').map((one) => one.trim());
    return { kind: 'at-most', list, low, high };
  }
  if (kind !== 'once') throw new Error(`Not a rule: ${line}`);
  const [, said = rest, span] = /^(.+?) per (day|week|month)$/.exec(rest) ?? [];
  return { kind, list, fields: said.split(',').map((one) => one.trim()), ...(span && { span: span as 'day' }) };
}
