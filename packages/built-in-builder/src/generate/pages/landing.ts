import { deedOf } from '../../plan/deeds.ts';
import { inSentence, listInWords } from '../../plan/names.ts';
import {
  entityOf,
  listPageOf,
  type AppPlan,
  type Entity,
  type FeatureName,
  type Field,
  type LandingPage,
  type Page,
} from '../../plan/plan.ts';
import { attribute, code, jsxText, quote } from '../code.ts';
import { searchTexts } from './list.ts';
import { navigationOf } from '../layout-file.ts';
import { audienceOf } from '../sent.ts';
import { entityNames } from '../entity-names.ts';
import { Imports } from '../imports.ts';
import { briefOf, rolesOf } from '../../plan/roles.ts';
import { isDraftPage } from '../../plan/drafts.ts';
import { onlyOfList } from '../only-test.ts';
import { textOf } from '../show-field.ts';

/** What this is and for whom, one way in, and the newest records as proof. */
export function landingPage(plan: AppPlan, page: LandingPage): string {
  const entity = entityOf(plan, page.entity);
  const imports = new Imports();
  const { one, many, Many, nouns, type, service } = entityNames(entity);
  const { title, picture, tag, state } = rolesOf(entity);
  const list = listPageOf(plan, entity.name) ?? page;
  const only = onlyOfList(plan, entity, imports);
  imports.use('Link', 'react-router-dom');
  imports.use('createPageUrl', '@/utils');
  imports.use(`use${Many}`, `@/${service}`);
  imports.kit('Button', 'button');
  imports.kit('Input', 'input');
  imports.use('useState', 'react');
  imports.component('RecordPicture');
  const fact = tag ?? state;
  const brief = briefOf(entity);
  const about = brief === title ? undefined : brief;
  const price = entity.fields.find(({ name, type: of }) => of === 'money' && /^(?:price|preis|fee|pay|rent|premium)$/.test(name)); // prettier-ignore
  // readings say most by their figures
  const figures =
    fact?.type === 'select' || about
      ? []
      : entity.fields
          .filter((field) => field !== price && (field.type === 'number' || field.type === 'money'))
          .slice(0, 4);
  // what visitors sent in is for those who run the site, who find it in the navigation
  // and what is not published yet is no part of the site
  const offered = navigationOf(plan).filter((one) => audienceOf(one, plan) === 'everyone' && !isDraftPage(plan, one));
  const others = offered.filter(
    ({ name, archetype, entity: of }) =>
      name !== page.name && name !== list.name && (archetype !== 'list' || isShown(entityOf(plan, of))),
  );
  const places = others.filter((one) => !isAside(one)).slice(0, mostOffered);
  const lists = offered
    .filter(({ archetype, entity: of }) => archetype === 'list' && isShown(entityOf(plan, of)))
    .slice(0, 4)
    .map(({ label }) => inSentence(label));
  const offer = offerOf(plan, lists);
  const body = code`
    const textOf = (${one}) => [${searchTexts(entity, one)}].join(' ').toLowerCase();

    export default function ${page.name}Page() {
      const { data${only ? `: all${Many}` : `: ${many}`} = [] } = use${Many}();
      ${only && `const ${many} = all${Many}.filter((${one}) => ${only});`}
      const [query, setQuery] = useState('');
      const found = ${many}.filter((${one}) =>
        query.toLowerCase().split(' ').every((word) => textOf(${one}).includes(word)),
      );
      const shown = query.trim() === '' ? ${many}.slice(0, 6) : found.slice(0, 24);
      return (
        <div className="grid gap-14 py-4 md:gap-20 md:py-10">
          <header className="grid justify-items-start gap-6">
            <h1 className="max-w-2xl text-4xl">${jsxText(page.sentence)}</h1>
            ${offer && `<p className="measure text-lg">${jsxText(offer)}</p>`}
            ${page.note && `<p className="measure whitespace-pre-line">${jsxText(page.note)}</p>`}
            <Button asChild size="lg">
              <Link to={createPageUrl(${quote(list.name)})}>See the ${nouns}</Link>
            </Button>
            ${
              places.length > 0 &&
              code`
              <nav aria-label="On this site" className="w-full">
                <ul className="grid grid-cols-2 gap-x-6 border-t sm:grid-cols-${Math.max(2, Math.min(places.length, 4))}">
                  ${places.map((other) => `<li className="border-b"><Link to={createPageUrl(${quote(other.name)})} className="group flex min-h-12 items-center justify-between gap-2 py-2.5 font-medium hover:text-link"><span className="min-w-0 break-words">${jsxText(other.label)}</span><${imports.icon('ChevronRight')} aria-hidden className="size-4 shrink-0 text-muted-foreground group-hover:text-link" /></Link></li>`)}
                </ul>
              </nav>
            `
            }
          </header>
          {${many}.length > 0 && (
            <section>
              <Input
                type="search"
                ${attribute('aria-label', `Search ${nouns}`)}
                ${attribute('placeholder', `Search ${nouns}`)}
                className="mb-8 max-w-md"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
              <h2 role="status" className="border-b border-foreground pb-2 text-xl">
                {query.trim() === '' ? ${quote(`Newest ${nouns}`)} : found.length + ' found'}
              </h2>
              <ul className="grid gap-x-10 sm:grid-cols-2">
                {shown.map((${one}) => (
                  <li key={${one}.id} className="relative flex items-center gap-4 border-b border-border/70 py-4 hover:bg-muted">
                    <div className="w-24 shrink-0">
                      <RecordPicture src={${picture ? `${one}.${picture.name}` : 'null'}} name={${one}.${title.name}} seed={${one}.id} ratio="square" />
                    </div>
                    <div className="min-w-0">
                      <Link to={createPageUrl('${type}Detail?id=' + ${one}.id)} className="font-heading text-lg leading-6 font-semibold break-words after:absolute after:inset-0">
                        {${one}.${title.name}}
                      </Link>
                      ${price && `<p className="text-sm font-medium tabular-nums">{${textOf(price, one, imports)}}</p>`}
                      ${fact && fact.type === 'select' && `<p className="text-sm text-muted-foreground">{${one}.${fact.name}}</p>`}
                      ${figures.length > 0 && `<p className="mt-1 flex flex-wrap gap-x-4 text-sm">${figures.map((field) => `{${isGiven(field, one)} && <span><span className="text-muted-foreground">${jsxText(field.label)}</span> <span className="tabular-nums">{${textOf(field, one, imports)}}</span></span>}`).join('')}</p>`}
                      ${about && `{${one}.${about.name} && <p className="mt-1 line-clamp-2 text-sm">{${one}.${about.name}}</p>}`}
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** What there is to see and what one can do, in words. */
function offerOf(plan: AppPlan, lists: string[]): string {
  const found = lists.length > 1 ? `${beginning(listInWords(lists))} in one place.` : '';
  if (plan.language) return found;
  const acts = navigationOf(plan).flatMap((page) => {
    if (page.archetype !== 'feature' || audienceOf(page, plan) !== 'everyone') return [];
    const of = page.feature === 'form' ? entityOf(plan, page.entity) : null;
    if (of && /contact/i.test(page.label)) return ['write to us'];
    if (of && deedOf(of) === 'book') return [`book ${entityNames(of).aNoun}`];
    if (of) return /^(?:apply|enrol|register|post|share|publish|submit|report|order|book|upload)\b/i.test(page.label) ? [inSentence(page.label).replace(/ now$/, '')] : []; // prettier-ignore
    const other = otherActs[page.feature];
    return other ? [other] : [];
  });
  const todo = acts.length > 0 ? `You can ${listInWords([...new Set(acts)].slice(0, 4))}.` : '';
  return [found, todo].filter(Boolean).join(' ');
}
const isGiven = ({ name }: Field, record: string): string => `(${record}.${name} ?? '') !== ''`;
const beginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const otherActs: Partial<Record<FeatureName, string>> = { cart: 'order online', chat: 'write to each other', quiz: 'test what you know', lookup: 'see what became of what you sent in', availability: 'see what is free' }; // prettier-ignore

/** What helps on the way is no place to start at. */
const isAside = (page: Page): boolean =>
  page.archetype === 'feature' && (page.feature === 'cart' || page.feature === 'search');

/** The rest stands in the navigation. */
const mostOffered = 4;

/** What people leave behind is not what a visitor comes for. */
const isShown = ({ access, verb, name }: Entity): boolean =>
  access.read !== 'admin' && verb === undefined && name !== 'Order' && name !== 'Favourite';
