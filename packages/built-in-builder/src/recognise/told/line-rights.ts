import { isForRole, isOfOwn, roleLines, type RoleLine } from '../../dictated/role-lines.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { deeds, rolesOfApp, withFieldRights, withRights, type Deed, type Who } from '../../plan/rights.ts';

const everything = /(?<!\p{L})(?:everything|all|alles|full access|vollzugriff)(?!\p{L})(?! (?:their|his|her|own))/iu;
const only = /(?<!\p{L})(?:only|just|nur|ausschließlich)(?!\p{L})/iu;
const reads = /(?<!\p{L})(?:read[- ]?only|(?:only|just) (?:read|look|see|view)|(?:nur|bloß) (?:\p{L}+ )?(?:lesen|ansehen|anschauen|gucken|schauen))(?!\p{L})/iu; // prettier-ignore
const sees = /(?<!\p{L})(?:sees?|views?|reads?|looks?(?: at)?|sieht|sehen|liest|lesen|einsehen|ansehen)(?!\p{L})/iu;
const adds = /(?<!\p{L})(?:adds?|enters?|creates?|books?|requests?|submits?|records?|registers?|reports?|anfragen|anlegen|eintragen|erfassen|melden|buchen|einreichen|legt|erfasst|meldet|bucht)(?!\p{L})/iu; // prettier-ignore
const changes = /(?<!\p{L})(?:changes?|edits?|sets?|moves?|updates?|marks?|manages?|assigns?|approves?|confirms?|ändern|ändert|setzt|setzen|bearbeite[nt]|bestätigt|bestätigen|teilt|trägt|pflegt|pflegen|verwaltet|verwalten)(?!\p{L})/iu; // prettier-ignore

type May = 'yes' | 'own' | 'no';

/** Who sees, adds, changes and deletes what, where the message writes it down role by role; admins always may. */
export function lineRights(plan: AppPlan, prompt: string, notes: string[]): boolean {
  const lines = roleLines(prompt, plan.language === 'de' || /ä|ö|ü|ß/.test(prompt));
  const speaks = lines.filter((one) => everything.test(one.may) || listsIn(plan, one).length > 0 || only.test(one.may) || one.not !== ''); // prettier-ignore
  if (speaks.length < 2 || speaks.every((one) => listsIn(plan, one).length === 0)) return false;
  plan.entities = plan.entities.map((entity) => {
    if (entity.access.read === 'anonymous' || entity.access.write === 'anonymous') return entity;
    const rights = Object.fromEntries(deeds.map((deed) => [deed, who(plan, entity, deed, speaks)]));
    return withRights({ ...entity, access: { read: 'all', write: 'all' } }, rights);
  });
  keepFields(plan, speaks);
  for (const role of rolesOfApp(plan)) notes.push(`Give the role “${role}” to whom it belongs to, in the database under Users.`); // prettier-ignore
  return true;
}

function who(plan: AppPlan, entity: Entity, deed: Deed, lines: readonly RoleLine[]): Who | null {
  const may = lines.map((line): [RoleLine, May] => [line, mayDo(plan, entity, deed, line)]);
  if (may.every(([, answer]) => answer === 'yes')) return null;
  const roles = may.flatMap(([{ role }, answer]) => (answer === 'yes' ? [role] : []));
  const theirs = may.flatMap(([{ role }, answer]) => (answer === 'own' ? [role] : []));
  const about = [...new Set(theirs.flatMap((role) => aboutOf(plan, entity, role) ?? []))];
  const isMade = theirs.some((role) => aboutOf(plan, entity, role) === null);
  return {
    ...(roles.length > 0 && { roles }),
    ...(about.length > 0 && { about }),
    ...(isMade && { own: true as const }),
  };
}

function mayDo(plan: AppPlan, entity: Entity, deed: Deed, line: RoleLine): May {
  const { may } = line;
  const isReader = reads.test(may);
  if (everything.test(may)) return deed === 'see' || !isReader ? 'yes' : 'no';
  const lists = listsIn(plan, line);
  const isNamed = lists.includes(entity);
  const isOwn = isOfOwn(line);
  const does = adds.test(may) || changes.test(may);
  // "sales: at most 10 % discount": of whom only limits are said, the rest is theirs
  if (lists.length === 0 && !isOwn && !does && !isReader && !only.test(may)) return deed === 'delete' ? 'no' : 'yes';
  // "boats, places and work orders" without a word for what is done with them
  const isBare = !does && !isReader;
  if (deed === 'delete' || (deed !== 'see' && isReader)) return 'no';
  if (deed === 'see') {
    const isLimited = isOwn || isBare || only.test(may) || isReader;
    if (!isLimited) return 'yes';
    return isNamed ? (isOwn ? 'own' : 'yes') : isOwn && isForRole(entity.label, line.role) ? 'own' : pointedTo(plan, entity, lists) ? 'yes' : 'no'; // prettier-ignore
  }
  if (!isNamed) return 'no';
  if (deed === 'add') return adds.test(may) || (isBare && !sees.test(may)) ? 'yes' : 'no';
  return changes.test(may) || (isBare && !sees.test(may))
    ? isOwn
      ? 'own'
      : 'yes'
    : isOwn && adds.test(may)
      ? 'own'
      : 'no';
}

/** What their own records name has to be read to be shown, where it is about nobody. */
const pointedTo = (plan: AppPlan, { name, fields }: Entity, lists: readonly Entity[]): boolean =>
  lists.some((list) => list.fields.some(({ reference }) => reference === name)) && fields.every(({ type }) => type !== 'email' && type !== 'phone'); // prettier-ignore

/** The lists that are said to be theirs, by name or by its last part. */
function listsIn({ entities }: AppPlan, { may }: RoleLine): Entity[] {
  const words: readonly string[] = may.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [];
  return entities.filter(({ label, plural }) =>
    [label, plural].some((name) => {
      const parts = name.toLowerCase().split(' ');
      const isWhole = parts.every((part) => words.includes(part)) || words.includes(parts.at(-1)!);
      // "Kundenadressen" are of the Kunden, "storage" is the winter storage
      const isPart = words.some((word) => word.length > 5 && (word === parts[0] || (name.length > 4 && word.startsWith(name.toLowerCase())))); // prettier-ignore
      return isWhole || isPart;
    }),
  );
}

/** The field by which a record is somebody's of this role: their list, or what points to it. */
function aboutOf({ entities }: AppPlan, entity: Entity, role: string): string[] | null {
  const isTheirs = ({ label, plural }: Entity) => isForRole(label, role) || isForRole(plural, role);
  const address = entity.fields.find(({ type }) => type === 'email');
  if (isTheirs(entity) && address) return [address.name];
  const target = ({ reference }: Field) => entities.find(({ name }) => name === reference);
  const direct = entity.fields.find((field) => { const list = target(field); return list !== undefined && isTheirs(list) && list.fields.some(({ type }) => type === 'email'); }); // prettier-ignore
  if (direct) return [direct.name];
  const far = entity.fields.find((field) => target(field)?.fields.some((next) => { const list = target(next); return list !== undefined && isTheirs(list); })); // prettier-ignore
  return far ? [far.name] : null;
}

/** "no fees": fields that somebody who sees the list is kept from. */
function keepFields(plan: AppPlan, lines: readonly RoleLine[]): void {
  for (const { role, not } of lines) {
    if (not === '') continue;
    const words = new Set<string>(not.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []);
    const isChange = changes.test(not);
    for (const entity of plan.entities) {
      const isOpen = entity.rights?.see?.roles?.includes(role) ?? true;
      if (!isOpen) continue;
      entity.fields = entity.fields.map((field) => {
        const isSaid = field.label.toLowerCase().split(' ').every((word) => words.has(word) || words.has(`${word}s`) || words.has(`${word}e`) || words.has(`${word}n`)); // prettier-ignore
        if (!isSaid || field.type === 'reference' || field.isRequired) return field;
        const who: Who = { not: [role] };
        return withFieldRights(field, isChange ? { change: who } : { see: who, change: who });
      });
    }
  }
}
