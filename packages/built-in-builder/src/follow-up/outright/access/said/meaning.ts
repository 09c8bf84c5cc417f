import type { AppPlan, Entity } from '../../../../plan/plan.ts';
import { type Deed, deeds as allDeeds, either, type Who, whoMay, without } from '../../../../plan/rights.ts';
import type { Change } from '../../../change.ts';
import { isOfPeople, themselves } from '../themselves.ts';
import type { FieldSaid } from '../things-said.ts';
import { compiled, type Draft } from './draft.ts';
import type { Party } from './parties.ts';
import type { Statement } from './statement.ts';
import { noThings, type Things } from './things.ts';
import { letIn, onlyOwn } from './who.ts';

const writes: readonly Deed[] = ['add', 'change', 'delete'];
const nobodyBut = (roles: readonly string[]): Who => (roles.length > 0 ? { roles: [...new Set(roles)] } : {});
const rolesIn = (parties: readonly Party[]): string[] => parties.flatMap((party) => (party.kind === 'role' ? [party.role] : [])); // prettier-ignore

/** The changes that statements come to, one after the other; null where one of them is of nothing that is known. */
export function changesOf(statements: readonly Statement[], plan: AppPlan): Change[] | null {
  const draft: Draft = {
    lists: new Map(),
    fields: new Map(),
    access: new Map(),
    persons: new Map(),
    opened: new Set(),
    given: new Set(statements.filter(({ isAlone, isDenied }) => !isAlone && !isDenied).flatMap(({ deeds }) => deeds)),
    first: [],
  };
  let about: Things | null = null;
  /** Who was let in so far, for "the others just look". */
  let named: Party[] = [];
  let written: Deed[] = [];
  for (const [index, statement] of statements.entries()) {
    const said = noThings(statement.things) || (statement.things.isAll && statement.isCarried && about) ? (statement.things.isUnknown || (statement.things.isStrange && !statement.things.isBefore && about !== null) ? null : (about ?? statements.slice(index + 1).map(({ things }) => things).find((things) => !noThings(things)) ?? whole(statement, plan))) : statement.things; // prettier-ignore
    if (statement.parties.length === 0) {
      if (!noThings(statement.things)) about = statement.things;
      continue;
    }
    if (!said || said.isUnknown) return null;
    about = ofContext(said, about);
    const others = statement.parties.some(({ kind }) => kind === 'rest');
    const applied =
      !statement.isSure ||
      apply(draft, statement, about, plan, others ? { named, written } : { named: [], written: [] });
    if (!applied) return null;
    if (!statement.isDenied && !others) {
      named = [...named, ...statement.parties.filter(({ kind }) => kind === 'role' || kind === 'owner')];
      written = [...written, ...deedsOf(statement).filter((deed) => deed !== 'see')];
    }
    for (const party of statement.parties) if (party.kind === 'role' && party.person && party.person !== party.role) draft.persons.set(party.role, party.person); // prettier-ignore
  }
  return compiled(draft);
}

/** Of fields that several lists have, those of the list that was spoken of. */
function ofContext(things: Things, about: Things | null): Things {
  const fields = things.lists.length === 0 && about ? things.fields.filter(({ entity }) => about.lists.includes(entity)) : []; // prettier-ignore
  return fields.length > 0 ? { ...things, fields } : things;
}

/** All lists, where nothing is named and what is said holds for any; of visitors those that are open to them. */
function whole({ deeds, isDenied, parties, things }: Statement, { entities }: AppPlan): Things | null {
  const all = { fields: [], isAll: false, isBefore: true, isUnknown: false, isStrange: false };
  if (parties.some(({ kind }) => kind === 'visitors')) return isDenied ? { ...all, lists: entities.filter(({ access }) => access.read === 'anonymous' || access.write === 'anonymous') } : null; // prettier-ignore
  const isSaid = deeds.includes('delete') || deeds.includes('see') || deeds.includes('change');
  return isSaid && !things.isBefore && !things.isStrange ? { ...all, isAll: true, lists: [...entities] } : null;
}

/** What a statement speaks of doing, with all that belongs to it. */
function deedsOf({ parties, deeds, isWhole, isMending, isDenied, isAlone, isLooking }: Statement): Deed[] {
  if (isWhole) return [...new Set([...deeds, ...writes])];
  if (isLooking) return ['see'];
  if (deeds.includes('change') && isMending && (isAlone || isDenied)) return [...new Set<Deed>([...deeds, 'delete'])];
  const isMine = rolesIn(parties).length === 0;
  if (isAlone && (deeds.includes('change') || (deeds.includes('add') && isMine))) return [...new Set<Deed>([...deeds, ...writes])]; // prettier-ignore
  if (deeds.includes('change') && isDenied) return [...new Set<Deed>([...deeds, 'delete'])];
  return [...deeds];
}

function apply(
  draft: Draft,
  statement: Statement,
  things: Things,
  plan: AppPlan,
  before: { named: Party[]; written: Deed[] },
): boolean {
  const { parties, isAlone, isDenied, isLooking, isAllTheyMay, isOwn, isFree } = statement;
  const deeds = deedsOf(statement);
  const lists = things.isAll ? plan.entities : things.lists;
  const roles = rolesIn(parties);
  const has = (kind: Party['kind']) => parties.some((party) => party.kind === kind);
  // whose records somebody sees is read elsewhere, save where it is told by what they entered
  if (
    (isOwn && !statement.about && deeds.includes('see') && deeds.length === 1) ||
    (statement.isOfOthers && things.fields.length === 0)
  )
    return false;
  if (has('visitors') && things.fields.length > 0) return false;
  if (has('visitors') || (isFree && (has('everyone') || roles.length > 0))) return ofVisitors(draft, statement, deeds, lists.length > 0 ? lists : things.fields.map(({ entity }) => entity)); // prettier-ignore
  if (things.fields.length > 0)
    return things.fields.every((field) => ofField(draft, statement, field, deeds, before.named, plan));
  if (lists.length === 0) return false;
  for (const entity of lists) {
    const put = (deed: Deed, who: Who | null) => setList(draft, entity, deed, who);
    const now = (deed: Deed) => mayList(draft, entity, deed);
    const everybody = (deed: Deed) => put(deed, isOwn && deed !== 'see' && deed !== 'add' ? { own: true } : null);
    if (has('us') && isAlone) {
      if (deeds.includes('see')) return false;
      for (const deed of deeds) put(deed, {});
    } else if (isOwn && !isDenied && statement.about) {
      const by = statement.about.get(entity);
      if (by) draft.first.push(...by.changes);
      const freely = deeds.includes('change') && !deeds.includes('delete') ? [...deeds, 'delete' as const] : deeds;
      for (const deed of freely) put(deed, deed === 'add' ? letIn(now(deed), roles) : onlyOwn(now(deed), isAlone ? [] : roles, by?.who ?? { own: true }, isAlone ? roles : [])); // prettier-ignore
    } else if (isOwn && !isDenied) {
      const own: Who = { own: true, ...(isAlone && roles.length > 0 && { roles }) };
      for (const deed of deeds.includes('delete') && !deeds.includes('change') ? (['delete'] as const) : (['change', 'delete'] as const)) put(deed, own); // prettier-ignore
    } else if (isAlone) {
      if (has('everyone')) return false;
      const who = nobodyBut(roles);
      // what only whoever runs the app sees is all theirs
      const isMine = roles.length === 0 && deeds.includes('see') && entity.access.write !== 'anonymous';
      // what goes with it is not, where it is given to somebody else
      const isSaid = (deed: Deed) => statement.deeds.includes(deed) || statement.isWhole || (!draft.opened.has(`${entity.name} ${deed}`) && !draft.given.has(deed)); // prettier-ignore
      for (const deed of isMine ? allDeeds : deeds) if (isSaid(deed)) put(deed, who);
      if (roles.length > 0 && !deeds.includes('see')) letSee(draft, entity, roles);
    } else if (has('nobody') || (isDenied && (has('everyone') || has('rest')))) {
      const who = nobodyBut(rolesIn(before.named));
      for (const deed of deeds) put(deed, who);
    } else if (has('rest') || (has('everyone') && !isDenied)) {
      for (const deed of deeds) {
        everybody(deed);
        draft.opened.add(`${entity.name} ${deed}`);
      }
      if (isLooking) {
        const who = nobodyBut(rolesIn(before.named));
        for (const deed of writes) put(deed, who);
      }
    } else if (isDenied) {
      if (roles.length === 0) return false;
      const kept = deeds.includes('see') ? allDeeds : deeds;
      for (const role of roles) for (const deed of kept) put(deed, without(now(deed), role));
    } else {
      if (roles.length === 0) return false;
      for (const deed of deeds) put(deed, letIn(now(deed), roles));
      if (deeds.some((deed) => deed !== 'add')) letSee(draft, entity, roles);
      if (isLooking || isAllTheyMay) for (const role of roles) for (const deed of allDeeds) if (deed !== 'see' && !deeds.includes(deed)) put(deed, without(now(deed), role)); // prettier-ignore
    }
  }
  // "makes appointments, and that's it": nothing of the other lists is theirs to change
  if (isAllTheyMay && !isLooking && !deeds.includes('see') && !isDenied && !isAlone && roles.length > 0 && !things.isAll) for (const entity of plan.entities.filter((one) => !lists.includes(one))) for (const role of roles) for (const deed of writes) { const may = mayList(draft, entity, deed); if (may === null || may.own || may.not || may.roles?.includes(role)) setList(draft, entity, deed, without(may, role)); } // prettier-ignore
  return true;
}

function ofField(
  draft: Draft,
  statement: Statement,
  field: FieldSaid,
  deeds: readonly Deed[],
  before: readonly Party[],
  plan: AppPlan,
): boolean {
  const { parties, isAlone, isDenied, isAllTheyMay, isOwn, isLooking } = statement;
  if (isOwn) return false;
  const key = `${field.entity.name}.${field.field.name}`;
  const known = draft.fields.get(key) ?? { said: field };
  const roles = rolesIn(parties);
  const deed = deeds.includes('see') ? 'see' : 'change';
  // where a list is changed by few, they are who changes its fields
  const now =
    known[deed] ??
    field.field.rights?.[deed] ??
    (deed === 'change' && !isDenied ? whoMay(field.entity, 'change') : null);
  const has = (kind: Party['kind']) => parties.some((party) => party.kind === kind);
  const put = (who: Who) => draft.fields.set(key, { ...known, [deed]: who });
  if (statement.isOfOthers && deed === 'see') {
    const { who, changes } = isOfPeople(field.entity)
      ? themselves(field.entity, plan)
      : { who: { own: true } as Who, changes: [] };
    draft.first.push(...changes);
    put(who);
    return true;
  }
  if (isAlone && (has('us') || has('everyone'))) return false;
  // "each other's, only the coaches": their own they go on seeing
  if (isAlone) put(known[deed]?.own || known[deed]?.about ? either(known[deed]!, nobodyBut(roles))! : nobodyBut(roles));
  else if (has('nobody') || (isDenied && (has('everyone') || has('rest')))) put(nobodyBut(rolesIn(before)));
  else if (has('everyone') || has('rest')) put({ everyone: true });
  else if (roles.length === 0) return false;
  else if (isDenied) put(roles.reduce<Who | null>(without, now)!);
  else if (isLooking)
    draft.fields.set(key, {
      ...known,
      see: letIn(known.see ?? field.field.rights?.see ?? null, roles) ?? { everyone: true },
      change: roles.reduce<Who | null>(without, known.change ?? field.field.rights?.change ?? null)!,
    });
  else {
    const who = letIn(now, roles);
    put(who ?? { everyone: true });
    if (deed === 'see') letSee(draft, field.entity, roles);
    if (deed === 'change' && isAllTheyMay) closeRest(draft, field, roles);
  }
  return true;
}

/** Of a list in which a role changes one field, and nothing else. */
function closeRest(draft: Draft, { entity, field }: FieldSaid, roles: readonly string[]): void {
  const change = whoMay(entity, 'change');
  const isOpen = change === null || change.not !== undefined;
  draft.fields.set(`${entity.name}.${field.name}`, { said: { entity, field }, change: isOpen ? (field.rights?.change ?? { everyone: true }) : { ...change, roles: [...new Set([...(change.roles ?? []), ...roles])] }, alone: roles }); // prettier-ignore
  for (const deed of ['add', 'delete'] as const)
    for (const role of roles) setList(draft, entity, deed, without(mayList(draft, entity, deed), role));
}

const mayList = (draft: Draft, entity: Entity, deed: Deed): Who | null => {
  const rights = draft.lists.get(entity.name)?.rights;
  return rights && deed in rights ? (rights[deed] ?? null) : whoMay(entity, deed);
};
function setList(draft: Draft, entity: Entity, deed: Deed, who: Who | null): void {
  const known = draft.lists.get(entity.name) ?? { entity, rights: {} };
  draft.lists.set(entity.name, { entity, rights: { ...known.rights, [deed]: who } });
}

/** Whoever does something with records sees them. */
function letSee(draft: Draft, entity: Entity, roles: readonly string[]): void {
  const see = mayList(draft, entity, 'see');
  if (see !== null && (!see.not || see.not.some((role) => roles.includes(role))))
    setList(draft, entity, 'see', letIn(see, roles));
}

/** What is open to who has no account. */
function ofVisitors(
  draft: Draft,
  { isDenied, isAlone, isFree, parties }: Statement,
  deeds: readonly Deed[],
  lists: readonly Entity[],
): boolean {
  // a customer may be somebody who signs in as well
  if (
    isAlone ||
    lists.length === 0 ||
    (!isDenied && !isFree && parties.some((party) => party.kind === 'visitors' && party.isGuest))
  )
    return false;
  for (const { name, access } of lists) {
    const now = draft.access.get(name) ?? access;
    const adds = deeds.includes('add');
    if (isDenied)
      draft.access.set(name, { read: now.read === 'anonymous' && (deeds.includes('see') || !adds) ? 'all' : now.read, write: now.write === 'anonymous' ? 'all' : now.write }); // prettier-ignore
    else if (adds) draft.access.set(name, { read: now.read === 'creator' ? 'admin' : now.read, write: 'anonymous' });
    else if (deeds.includes('see') && !deeds.includes('change'))
      draft.access.set(name, { read: 'anonymous', write: now.write });
    else return false;
  }
  return true;
}
