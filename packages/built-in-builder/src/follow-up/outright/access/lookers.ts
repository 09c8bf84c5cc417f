import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { either, whoMay, without } from '../../../plan/rights.ts';
import type { Change } from '../../change.ts';
import type { Outright } from '../outright.ts';
import { looksOnly, speaksOf } from './deeds-said.ts';
import { holdersIn, withoutHolder } from './holders.ts';
import { fieldsSaid, listsSaid } from './things-said.ts';
import { clausesOf, closedAlready, oneOf, only, whichList } from './words.ts';

const everywhere = oneOf('everything', 'everywhere', 'all of it', 'the lot', 'überall', 'alles', 'in alles'); // prettier-ignore

/** "My accountant wants a peek but mustn't mess anything up", "nur schauen": a role that reads and changes nothing. */
export function lookersWish(text: string, plan: AppPlan): Outright {
  if (!looksOnly.test(text) || !speaksOf('see', text)) return null;
  const parts = clausesOf(text);
  const at = parts.findIndex((part) => looksOnly.test(part));
  // whoever does something else before it is another
  const [holder] = holdersIn(at < 0 ? text : parts.slice(0, at + 1).join(', '), plan).reverse();
  if (
    !holder ||
    (at > 0 && (most.test(parts[at]!) || mayChange.test(parts[0]!))) ||
    only.test(parts[0]!.replace(looksOnly, ' '))
  )
    return null;
  const named = everywhere.test(text) ? [] : listsSaid(text, plan);
  const ofFields = named.length > 0 ? [] : fieldsSaid(text, plan).map(({ entity }) => entity);
  if (named.length + ofFields.length === 0 && ofContent.test(text)) return whichList;
  const isOutside = outsiders.test(holder.role);
  const lists = named.length > 0 ? named : ofFields.length > 0 ? [...new Set(ofFields)] : isOutside ? plan.entities.slice(0, 1) : readable(plan); // prettier-ignore
  return plan.entities.flatMap((entity): Change[] => {
    const isRead = lists.includes(entity);
    const see = whoMay(entity, 'see');
    const rights = {
      ...(isRead ? see && !see.not && { see: either(see, { roles: [holder.role] }) } : (see === null || see.not) && { see: without(see, holder.role) }), // prettier-ignore
      ...(['add', 'change', 'delete'] as const).reduce((all, deed) => {
        const may = whoMay(entity, deed);
        // what only some or only who entered it may, somebody who enters nothing cannot
        return may === null || may.not ? { ...all, [deed]: without(may, holder.role) } : all;
      }, {}),
    };
    return Object.keys(rights).length > 0 ? [{ kind: 'rights', entity: entity.name, rights, ...(holder.person && { person: holder.person }) }] : []; // prettier-ignore
  });
}

/** "Teachers can change the courses": somebody else than who only looks. */
const mayChange = /(?<!\p{L})(?:can|may|should|dürfen|darf|können|kann|sollen) (?:\p{L}+ ){0,3}(?:change|edit|add|ändern|bearbeiten|eintragen)(?!\p{L})/iu; // prettier-ignore

/** "Read how mum was" is something of what there is, and not all of it. */
const ofContent = /(?<!\p{L})(?:read|see|know|lesen|sehen|wissen) (?:how|what|when|who|wie|was|wann|wer)(?!\p{L})/iu; // prettier-ignore

/** Who does not belong to those whose app it is sees what it is about, and nothing beside it. */
const outsiders = /school|schule|class|klasse|kindergarten|hotel|press|presse|council|gemeinde|neighbour|nachbar|sponsor|parents|eltern/iu; // prettier-ignore

/** What others see as well; where everything is each one's own, all of it. */
function readable({ entities }: AppPlan): readonly Entity[] {
  const shared = entities.filter((entity) => !whoMay(entity, 'see')?.own && !entity.isProfile);
  return shared.length > 0 ? shared : entities;
}

const kept = oneOf(
  ...['(?:not|\\p{L}+n[’\']t|never|better (?:they )?(?:don[’\']t|do not)|no need to|need not|without|keep|hide|no business|nothing to do with)'],
  ...['nicht', 'nichts', 'nix', 'nie', 'ohne', 'verbergen', 'ausblenden', 'raushalten', 'geht (?:\\p{L}+ ){0,3}nichts an'],
); // prettier-ignore
const outOf =
  /(?<!\p{L})(?:keep|leave) (?:our |the |my )?(?<what>[\p{L} ]{3,30}) out of (?:it|that|sight)|(?<!\p{L})(?:but|aber) (?:not|nicht|no|keine?n?) (?:our |the |die |den |das |unsere? )?(?<was>[\p{L} ]{3,30})/iu;

/** "…, only the committee": who is named there is the one who may. */
const onlyBehind =
  /,\s*(?:but |sondern )?(?:only|just|nur|bloß)\s+(?:(?:the|our|die|der|das|unsere?)\s+)?\p{L}+(?: \p{L}+)?$/iu;

/** "Apprentices better don't find out what these are worth", "die Kinder müssen die Kosten nicht wissen". */
export function hiddenFromWish(text: string, plan: AppPlan): Outright {
  // "only the coordinators ought to see them, volunteers needn't": who may stands in front
  if (onlyBehind.test(text) || /^(?:only|just|nur|bloß)\s/iu.test(text)) return null;
  const isSeen = speaksOf('see', text);
  const left = outOf.exec(text)?.groups;
  if (!kept.test(text) || (!isSeen && !left) || (!left && !unseen.test(text))) return null;
  const [holder] = holdersIn(text, plan);
  if (!holder) return hiddenFromMost(text, plan);
  const said = withoutHolder(left?.['what'] ?? left?.['was'] ?? text, holder);
  const fields = fieldsSaid(said, plan);
  const lists = listsSaid(said, plan);
  const person = holder.person ? { person: holder.person } : {};
  if (fields.length > 0 && !left)
    return fields.map(({ entity, field }): Change => ({ kind: 'field-rights', entity: entity.name, field: field.name, rights: { see: without(seen(field), holder.role) }, ...person })); // prettier-ignore
  if (!left || lists.length === 0) return null;
  // "give her the pills, but keep our money out of it"
  const given = listsSaid(text.replace(outOf.exec(text)![0], ' '), plan).filter((entity) => !lists.includes(entity));
  const shown = lists.filter((entity) => whoMay(entity, 'see') === null || whoMay(entity, 'see')!.not);
  return [
    ...shown.map((entity): Change => ({ kind: 'rights', entity: entity.name, rights: { see: without(whoMay(entity, 'see'), holder.role) }, ...person })), // prettier-ignore
    ...given.flatMap((entity): Change[] => letsIn(entity, holder.role, person)),
  ];
}

const most = oneOf('staff', 'colleagues?', 'co-?workers?', 'teammates', 'employees?', 'workers?', 'others?', 'everyone(?: else)?', 'everybody(?: else)?', 'anyone(?: else)?', 'members', 'volunteers', 'helpers', 'people', 'folks', 'team', 'mitarbeiter\\p{L}*', 'kolleg\\p{L}*', 'angestellte\\p{L}*', 'leute', 'andere\\p{L}*', 'alle', 'jeder', 'mitglieder', 'helfer', 'team', 'belegschaft'); // prettier-ignore
const unseen = /(?<!\p{L})(?:not|never|nobody|no one|\p{L}*n['’]?t|needn['’]?t)(?: \p{L}+){0,2} (?:see|know|view|read|learn|find out|be shown|seen)(?!\p{L})|(?<!\p{L})(?:nicht|nichts|nie|niemand|keiner|keine)(?: \p{L}+){0,4} (?:sehen|sieht|wissen|kennen|erfahren|einsehen|sichtbar|lesen)(?!\p{L})|(?<!\p{L})(?:hide|hidden|verbergen|ausblenden|verstecken)(?!\p{L})/iu; // prettier-ignore
const outside = oneOf('visitors?', 'strangers?', 'the public', 'the village', 'outsiders?', 'neighbou?rs?', 'fremde\\p{L}*', 'besucher\\p{L}*', 'außenstehende\\p{L}*', 'öffentlichkeit', 'nachbarn'); // prettier-ignore

/** "The people at the mangle needn't know our prices": from all but those who run the app, or from who is not signed in. */
function hiddenFromMost(text: string, plan: AppPlan): Outright {
  const isOutside = outside.test(text);
  if (!unseen.test(text)) return null;
  if (!isOutside && !most.test(text)) return null;
  const fields = fieldsSaid(text, plan).filter(({ entity }) => !isOutside || entity.access.read === 'anonymous');
  if (fields.length === 0) return isOutside && fieldsSaid(text, plan).length > 0 ? closedAlready : null;
  return fields.map(({ entity, field }): Change => ({ kind: 'field-rights', entity: entity.name, field: field.name, rights: { see: isOutside ? { not: [] } : {} } })); // prettier-ignore
}

const seen = ({ rights }: Field) => rights?.see ?? null;

const letsIn = (entity: Entity, role: string, person: { person?: string }): Change[] => {
  const see = whoMay(entity, 'see');
  return see === null ? [] : [{ kind: 'rights', entity: entity.name, rights: { see: either(see, { roles: [role] }) }, ...person }]; // prettier-ignore
};
