import { listPageOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { attribute, code, quote } from './code.ts';
import { entityNames, referenceName } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { isHidden } from './rights-code.ts';
import { propOf } from './show-field.ts';
import { drawsPictures, pictureRatio } from './signature.ts';

/** What a record's page shows below its head: picture and facts, what is read, long texts. */
export function detailBody(plan: AppPlan, entity: Entity, imports: Imports): string {
  const { one } = entityNames(entity);
  const { title, state, picture, document, amount, days } = rolesOf(entity);
  const isArticle = listPageOf(plan, entity.name)?.layout === 'journal';
  const isLead = plan.signature === 'numeral' ? amount : undefined;
  const inHead: (Field | undefined)[] = [title, state, picture, document, isLead];
  const facts = entity.fields.filter((field) => !inHead.includes(field) && field.type !== 'longtext' && field !== days);
  const texts = entity.fields.filter((field) => field.type === 'longtext');
  const factList =
    facts.length > 0 &&
    code`
      <${imports.kit('Facts', 'facts')}
        items={[
          ${facts.map((field) => factItem(entity, field, one, imports))}
        ]}
      />
    `;
  const parts = [
    pictureAndFacts(plan, entity, factList || '', imports),
    days && daysPart(days, one, imports),
    document && documentPart(document, title, one),
    ...texts.map((field, index) =>
      longText(field, one, isArticle && (index === 0 || /^(?:body|text|content|story)$/.test(field.name)), index === 0),
    ),
  ];
  // an article is read first, its facts come last
  if (isArticle) parts.push(parts.shift());
  if (isArticle && plan.signature === 'masthead') parts.unshift(`<${imports.component('Masthead')} />`);
  return parts.filter(Boolean).join('\n');
}

function pictureAndFacts(plan: AppPlan, entity: Entity, factList: string, imports: Imports): string {
  const { one } = entityNames(entity);
  const { title, picture } = rolesOf(entity);
  if (!picture || plan.signature === 'monogram') return factList;
  if (!drawsPictures(plan.signature))
    return code`
      {${one}.${picture.name} && <${imports.kit('RecordImage', 'record-image')} src={${one}.${picture.name}} name={${one}.${title.name}} className="max-w-xl" />}
      ${factList}
    `;
  const isTall = pictureRatio(plan.signature) === 'tall';
  return code`
    <div className="grid items-start gap-8 ${isTall ? 'md:grid-cols-[14rem_minmax(0,1fr)]' : 'md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]'}">
      <${imports.component('RecordPicture')}
        src={${one}.${picture.name}}
        name={${one}.${title.name}}
        seed={${one}.id}
        ratio="${pictureRatio(plan.signature)}"
        ${isTall && 'className="max-w-56"'}
      />
      ${factList}
    </div>
  `;
}

const daysPart = (days: Field, record: string, imports: Imports): string => code`
  <section>
    <h2 className="mb-3 text-lg">Last five weeks</h2>
    <${imports.component('DayGrid')} ticked={${record}.${days.name}} ${attribute('label', days.label)} />
  </section>
`;

const documentPart = (document: Field, title: Field, record: string): string => code`
  {${record}.${document.name} && (
    <section>
      <h2 className="mb-3 text-lg">${document.label}</h2>
      <a href={${record}.${document.name}} target="_blank" rel="noreferrer" className="block w-fit">
        <img
          src={${record}.${document.name}}
          alt={${quote(`${document.label} of `)} + ${record}.${title.name}}
          className="max-h-96 max-w-full rounded-md border bg-card"
        />
      </a>
    </section>
  )}
`;

function longText(field: Field, record: string, isBare: boolean, isFirst: boolean): string {
  if (isBare)
    return `{${record}.${field.name} && <p className="measure whitespace-pre-line${isFirst ? ' text-lg' : ''}">{${record}.${field.name}}</p>}`;
  return code`
    {${record}.${field.name} && (
      <section>
        <h2 className="mb-2 text-lg">${field.label}</h2>
        <p className="measure whitespace-pre-line">{${record}.${field.name}}</p>
      </section>
    )}
  `;
}

/** What is worked out and comes to nothing has no line; what somebody may enter has its dash. */
function factItem(entity: Entity, field: Field, record: string, imports: Imports): string {
  const item = `{ label: ${quote(field.label)}, value: ${factValue(entity, field, record, imports)} }`;
  if (isHidden(field)) return `...(${record}.${field.name} === undefined ? [] : [${item}]),`;
  return field.formula ? `...((${record}.${field.name} ?? '') === '' ? [] : [${item}]),` : `${item},`;
}

function factValue(entity: Entity, field: Field, record: string, imports: Imports): string {
  if (field.type !== 'reference') return propOf(entity, field, record, imports, { isLink: true });
  const name = `${record}.${referenceName(field)}`;
  imports.use('Link', 'react-router-dom');
  return `${name} && <Link to={createPageUrl('${field.reference}Detail?id=' + ${record}.${field.name})} className="text-link underline underline-offset-4">{${name}}</Link>`;
}
