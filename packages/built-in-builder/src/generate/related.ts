import { entityOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { inSentence } from '../plan/names.ts';
import { doneTest, isMean, mayLieAhead, rolesOf } from '../plan/roles.ts';
import { placesOf, takenCode, type Places } from './capacity.ts';
import { code, jsxText, quote } from './code.ts';
import { addLabelOf, entityNames, referenceName } from './entity-names.ts';
import type { Imports } from './imports.ts';
import { priceOfOne } from './price-of-one.ts';
import { paidBefore, relatedSums, wholeOf } from './related-sums.ts';
import { textOf } from './show-field.ts';

/** The records of other entities that point to this one: where they stand on its page, and the components. */
export function relatedLists(
  plan: AppPlan,
  entity: Entity,
  imports: Imports,
): { sections: string[]; components: string[] } {
  const { one } = entityNames(entity);
  const pointing = plan.entities.filter(
    (other) =>
      other.fields.some((field) => field.type === 'reference' && field.reference === entity.name) &&
      !(other.name === 'Favourite' && entity.actions?.includes('favourite')) &&
      !(other.name === 'Like' && entity.actions?.includes('like')),
  );
  if (pointing.length > 0) imports.component('RecordLine');
  if (pointing.some(({ access }) => access.write !== 'none')) {
    imports.use('useState', 'react');
    imports.use('useMe', '@/services/me');
    imports.kit('Button', 'button');
  }
  return {
    sections: pointing.map((other) => {
      const places = countedPlaces(plan, other, entity);
      const whole = wholeOf(entity, other);
      const paid = paidBefore(entity, other);
      return `<Related${entityNames(other).Many} id={${one}.id}${places ? ` places={${one}.${places.field.name}}` : ''}${whole ? ` whole={${one}.${whole.name}}` : ''}${paid ? ` paid={${one}.${paid.name}}` : ''} />`; // prettier-ignore
    }),
    components: pointing.map((other) => relatedList(plan, entityOf(plan, other.name), entity, imports)),
  };
}

/** How good somebody found it, in stars or points out of five. */
const ratingOf = ({ fields }: Entity): Field | undefined =>
  fields.find(({ name, type }) => /(?:^|_)(?:rating|stars)$/.test(name) && (type === 'select' || type === 'number'));

/** The places of a record where everybody sees who has taken them. */
function countedPlaces(plan: AppPlan, other: Entity, entity: Entity): Places | null {
  const places = placesOf(plan, other);
  const isSeen = !other.isSent && !other.theirsBy && (other.access.read === 'all' || other.access.read === 'anonymous');
  return places?.of.name === entity.name && isSeen ? places : null;
}

/** How many there are; of money also how much it comes to and how much of it is open, of what is done how far it is. */
function totalOf(other: Entity, imports: Imports): (many: string) => string {
  const { amount, tick } = rolesOf(other);
  const { one } = entityNames(other);
  const done = doneTest(other, one);
  if (amount?.type === 'money' && !isMean(amount) && !priceOfOne.test(amount.name)) {
    imports.format('money');
    imports.use('sum', '@/services/totals');
    const of = (many: string) => `money(sum(${many}, (${one}) => ${one}.${amount.name}))`;
    return (many) => `${many}.length + ' · ' + ${of(many)}${done ? ` + ', ' + ${of(`${many}.filter((${one}) => !${done.isDone})`)} + ' open'` : ''}`;
  }
  if (tick) return (many) => `${many}.filter((${one}) => ${one}.${tick.name}).length + ' of ' + ${many}.length + ' ${inSentence(tick.label)}'`;
  return (many) => `${many}.length`;
} // prettier-ignore

/** What a line of a log says beside its day. */
const isNoted = ({ name, type, joins }: Field, title: Field): boolean =>
  joins === undefined &&
  !title.joins?.includes(name) &&
  ['text', 'select', 'number', 'money', 'boolean'].includes(type);

function relatedList(plan: AppPlan, other: Entity, entity: Entity, imports: Imports): string {
  const { one, many, Many, nouns, service, type } = entityNames(other);
  const { title, moment, state, amount, note } = rolesOf(other);
  imports.use(`use${Many}Of${entity.name}`, `@/${service}`);
  const end = amount?.type === 'money' ? amount : (moment ?? state);
  const reference = other.fields.find((field) => field.reference === entity.name)!;
  // on the page of the one it is called by the other
  const otherEnd = title.joins && other.fields.find((field) => field.reference && field !== reference && title.joins?.includes(field.name)); // prettier-ignore
  const isOpen = other.access.write !== 'none';
  // what was noted each time can be compared line by line
  const isLog = title.joins !== undefined && amount !== undefined;
  const shown = [state, ...(title.joins ? [end === moment ? undefined : moment, ...other.fields.filter((field) => isNoted(field, title))] : [])].filter((field, at, all) => field !== undefined && field !== end && all.indexOf(field) === at); // prettier-ignore
  const shownFacts = shown.slice(0, 3).map((field) => (isLog && field!.type === 'number' ? `${imports.format('labelled')}(${quote(field!.label)}, ${textOf(field!, one, imports)})` : textOf(field!, one, imports))); // prettier-ignore
  // a log is read from its end; what lies ahead begins with what is next
  const isDated = moment !== undefined && (isLog || !mayLieAhead(moment));
  if (isDated) imports.use('compareValue', '@/hooks/use-list-state');
  const rating = ratingOf(other);
  if (rating) imports.component('Average');
  const places = countedPlaces(plan, other, entity);
  const isTalk = other.verb !== undefined && note !== undefined;
  const told = totalOf(other, imports);
  const whole = wholeOf(entity, other);
  const sums = relatedSums(entity, other, imports);
  if (isOpen) {
    imports.component(`${type}Dialog`);
    imports.useAs('mayAdd', `mayAdd${type}`, `@/${service}`);
  }
  const isHidden =
    other.isSent || other.theirsBy !== undefined || other.access.read === 'admin' || other.access.read === 'creator';
  const needsAccount = other.verb !== undefined && other.access.write !== 'anonymous' && other.access.write !== 'admin' && plan.entities.some(({ access }) => access.read === 'anonymous'); // prettier-ignore
  if (isOpen && needsAccount) imports.use('User', '@/entities/User');
  const dialog = isOpen && `{isAdding && <${type}Dialog defaults={{ ${reference.name}: id }} onClose={() => setIsAdding(false)} />}`; // prettier-ignore
  const button = isOpen && code`
    ${places && `{taken >= places && <span className="text-sm font-medium">Fully booked</span>}`}
    {mayAdd${type}(me) && ${places ? '!(taken >= places) && ' : ''}(
      <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
        ${jsxText(addLabelOf(other, other.verb))}
      </Button>
    )}
    ${
      needsAccount &&
      code`
        {!me && (
          <Button variant="outline" size="sm" onClick={() => User.login()}>
            ${jsxText(`Sign in to ${inSentence(other.verb!)}`)}
          </Button>
        )}
      `
    }
  `; // prettier-ignore
  return code`
    ${isDated && `const newestFirst${other.name} = compareValue((${one}) => ${one}.${moment.name}, -1);`}

    function Related${Many}({ id${places ? ', places' : ''}${whole ? ', whole' : ''}${paidBefore(entity, other) ? ', paid' : ''} }) {
      const { data: ${many} = [], error } = use${Many}Of${entity.name}(id);
      ${places && `const taken = ${takenCode(places, many)};`}
      ${isOpen && 'const me = useMe();'}
      ${isOpen && 'const [isAdding, setIsAdding] = useState(false);'}
      ${
        isHidden &&
        isOpen &&
        code`
          // who sees nothing of what others sent has no use for an empty list
          if (${many}.length === 0 && me?.role !== 'admin' && !error) {
            return (
              <div className="flex flex-wrap items-center gap-4">
                ${button}
                ${dialog}
              </div>
            );
          }
        `
      }
      return (
        <section>
          <div className="flex min-h-10 items-center justify-between gap-4 border-b border-foreground pb-2">
            <h2 className="flex flex-wrap items-baseline gap-x-2 text-lg">
              ${other.plural}
              <span className="text-sm font-normal text-muted-foreground tabular-nums">{${places ? `typeof places === 'number' ? taken + ' of ' + places + ' places taken' : ${many}.length` : told(many)}}</span>
              ${rating && `<Average values={${many}.map((${one}) => ${one}.${rating.name})} />`}
              ${sums}
            </h2>
            ${button}
          </div>
          ${dialog}
          {${many}.length === 0 && (
            <p className="py-3 text-sm text-muted-foreground">
              {error ? ${quote(`The ${nouns} could not be loaded.`)} : ${quote(`No ${nouns} yet.`)}}
            </p>
          )}
          <ul>
            {${isDated ? `[...${many}].sort(newestFirst${other.name})` : many}.map((${one}) => (
              <RecordLine
                key={${one}.id}
                to={createPageUrl('${type}Detail?id=' + ${one}.id)}
                title={${one}.${otherEnd ? referenceName(otherEnd) : title.name}}
                ${isTalk ? `meta={${rating ? `${imports.format('facts')}(${textOf(rating, one, imports)}, ${one}.${note.name})` : `${one}.${note.name}`}}` : shownFacts.length > 1 ? `meta={${imports.format('facts')}(${shownFacts.join(', ')})}` : shownFacts.length === 1 && `meta={${shownFacts[0]}}`}
              >
                ${end && `{${textOf(end, one, imports)}}`}
              </RecordLine>
            ))}
          </ul>
        </section>
      );
    }

  `;
}
