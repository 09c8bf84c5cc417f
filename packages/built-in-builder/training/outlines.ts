import { toFieldName, toPascal } from '../src/plan/names.ts';
import type { AppPlan, Entity, Field, FieldType, Page } from '../src/plan/plan.ts';

/** The app that messages are about: of a plan what a message can name. README.md says how it is written. */
export function outlineOf([name = '', ...lines]: readonly string[], language: 'en' | 'de'): AppPlan {
  const entities = lines.filter((line) => !line.startsWith('Pages: ')).map(entityOf);
  for (const field of entities.flatMap(({ fields }) => fields))
    if (field.reference) field.reference = entities.find(({ label }) => label === field.reference)?.name;
  const pages = (lines.find((line) => line.startsWith('Pages: ')) ?? '').slice(7).split(/, (?=[^{}]*\{)/);
  return {
    name,
    kind: 'records',
    ...(language === 'de' && { language }),
    audience: null,
    look: { palette: 'Harbor', typePair: 'Clear', radius: 8 },
    signature: 'rule',
    nav: 'side',
    currency: 'EUR',
    entities,
    pages: pages.flatMap((page) => pageOf(page, entities)),
  } as unknown as AppPlan;
}

function entityOf(line: string): Entity {
  const [, plural = '', label = '', rest = ''] = /^(.*?) \(one: (.*?)\): (.*)$/.exec(line) ?? [];
  if (label === '') throw new Error(`“${line}” is no list.`);
  const fields = [...rest.matchAll(/(?:^|, )([^{]+?) \{(\w+)(?: ([^}]*))?\}/g)].map(([, name = '', type = '', more]): Field => ({
    name: toFieldName(name),
    label: name,
    type: type as FieldType,
    isRequired: false,
    ...(type === 'reference' && { reference: more }),
    ...(type.endsWith('select') && more && { options: more.split('/').map((value) => ({ value, tone: 'neutral' as const })) }),
  })); // prettier-ignore
  return { name: toPascal(label), label, plural, fields, columns: fields.slice(1, 6).map(({ name }) => name), access: { read: 'creator', write: 'creator' } }; // prettier-ignore
}

function pageOf(text: string, entities: readonly Entity[]): Page[] {
  const [, label = '', archetype = '', more] = /^(.*?) \{(\w+)(?: ([^}]*))?\}$/.exec(text.trim()) ?? [];
  if (label === '') return [];
  const entity = (entities.find(({ plural }) => plural === label) ?? entities[0])?.name ?? '';
  const page = { name: toPascal(label), label, icon: 'list', archetype, entity, ...(archetype === 'list' && { layout: more, filters: [] }), ...(archetype === 'dashboard' && { charts: [], figure: '', measure: { kind: 'count' }, period: null, toDo: null }), ...(archetype === 'feature' && { feature: more }) }; // prettier-ignore
  return [page as unknown as Page];
}
