import { inSentence, listInWords } from '../../../plan/names.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { type Deed, deeds, rolesOfApp, type Who, whoMay } from '../../../plan/rights.ts';
import { deedWords, whoInWords } from '../../../plan/who-words.ts';
import type { Outright } from '../outright.ts';
import { spelledOut } from './said/clauses.ts';
import { deedsSaid } from './said/deeds.ts';
import { isOfOther } from './said/other-wishes.ts';
import { partiesIn } from './said/parties.ts';
import { fieldsSaid, listsSaid } from './things-said.ts';

const whoAsked =
  /^(?:(?:and|so|also|und|sag mal|tell me|say),? )*(?:who|wer)(?: (?:all|else|alles|denn|eigentlich|actually|exactly))* (?:can|may|could|is (?:able|allowed)|are allowed|has access|gets to|sees?|reads?|changes?|deletes?|darf|kann|dürfte|sieht|liest|hat (?:\p{L}+ ){0,3}zugriff)(?!\p{L})/iu;
const whatAsked =
  /^(?:(?:and|so|also|und),? )*(?:what|was|which lists?|welche listen?)(?!\p{L})(?: (?:all|alles|exactly|actually|denn|eigentlich))*(?: (?:can|may|does|is|are|darf|dürfen|kann|können|sieht|sehen))(?!\p{L})/iu;
const trueAsked =
  /^(?:is it (?:right|true|so|correct)|is that right|stimmt(?: es| das)?|(?:can|kann|darf) (?:everyone|everybody|anyone|anybody|jeder|alle) |(?:can|may|does|do|darf|dürfen|kann|können|sieht|sehen) (?!man |you |ich |I |we |wir ).*(?<!\p{L})(?:actually|right now|at the moment|currently|already|eigentlich|gerade|momentan|derzeit|zurzeit|zur zeit|aktuell|schon)(?!\p{L}))/iu;
const ofRights = /(?<!\p{L})(?:do|allowed|tun|machen|alles|everything|access|zugriff|rechte|rights)(?!\p{L})/iu;

/** "Who can throw away a job?", "was darf die Praktikantin gerade?": what holds in the app as it stands. */
export function rightsQuestion(typed: string, plan: AppPlan): Outright {
  const text = spelledOut(typed.replace(/\?+$/u, ''));
  if (/[.?!]\s+\p{L}/u.test(typed) || isOfOther.test(text)) return null;
  const isWho = whoAsked.test(text);
  const isAsked = /\?\s*$/u.test(typed) || isWho || /^(?:what can|what may|was darf|was dürfen|was kann) /iu.test(text);
  if (!isAsked || !(isWho || whatAsked.test(text) || trueAsked.test(text))) return null;
  const roles = partiesIn(text, plan).flatMap((party) => (party.kind === 'role' ? [party.role] : []));
  const asked = deedsSaid(text).deeds;
  const lists = listsSaid(text, plan);
  const fields = fieldsSaid(text, plan).filter(({ field }) => field.rights);
  if (isWho || (trueAsked.test(text) && roles.length === 0)) {
    if (
      asked.length === 0 ||
      (lists.length + fields.length === 0 &&
        !/(?<!\p{L})(?:everything|alles|lists?|listen|records?|einträge|app|what|was)(?!\p{L})/iu.test(text))
    )
      return null;
    return `${said(lists.length > 0 ? lists : fields.length > 0 ? fields.map(({ entity }) => entity) : plan.entities, asked)} I changed nothing.`;
  }
  if (roles.length === 0 || (asked.length === 0 && !ofRights.test(text))) return null;
  return `${roles.map((role) => ofRole(role, lists.length > 0 ? lists : plan.entities, plan)).join(' ')} I changed nothing.`;
}

/** Who may, deed by deed, and of fields that have a rule of their own. */
function said(lists: readonly Entity[], asked: readonly Deed[]): string {
  const all = [...new Set(lists)].flatMap((entity) =>
    asked.map((deed) => ({ entity, deed, who: whoInWords(whoMay(entity, deed), entity, deed) })),
  );
  const alike = Map.groupBy(all, ({ entity, who }) => `${entity.name}|${who}`);
  const ofLists = [...Map.groupBy([...alike.values()], (some) => `${some.map(({ deed }) => deed).join()}|${some[0]!.who}`).values()].map((some) => `Who can ${listInWords(some[0]!.map(({ deed }) => deedWords[deed]))} ${listInWords(some.map(([one]) => inSentence(one!.entity.plural)))} now: ${some[0]![0]!.who}.`); // prettier-ignore
  const ofFields = [...new Set(lists)].flatMap((entity) =>
    entity.fields.flatMap(({ label, rights = {} }) =>
      (['see', 'change'] as const).flatMap((deed) => (rights[deed] && !rights[deed].everyone && asked.includes(deed) ? [`Who can ${deed} **${label}** of ${inSentence(entity.plural)} now: ${whoInWords(rights[deed], entity, deed)}.`] : [])),
    ),
  ); // prettier-ignore
  return [...ofLists, ...ofFields].join(' ');
}

const may = (who: Who | null, role: string): 'all' | 'own' | 'none' =>
  who === null || who.everyone ? 'all' : who.never?.includes(role) ? 'none' : who.roles?.includes(role) || (who.not && !who.not.includes(role)) ? 'all' : who.own || who.about ? 'own' : 'none'; // prettier-ignore

function ofRole(role: string, lists: readonly Entity[], plan: AppPlan): string {
  const isKnown = rolesOfApp(plan).includes(role);
  const alike = Map.groupBy(lists, (entity) => deeds.map((deed) => may(whoMay(entity, deed), role)).join());
  const can = [...alike].flatMap(([key, some]) => {
    const values = key.split(',');
    const of = (wanted: string) => deeds.filter((_, at) => values[at] === wanted).map((deed) => deedWords[deed]);
    const names = listInWords(some.map(({ plural }) => inSentence(plural)));
    const [all, own, none] = [of('all'), of('own'), of('none')];
    return [
      ...(all.length > 0 ? [`The role “${role}” can ${listInWords(all)} all ${names}.`] : []),
      ...(own.length > 0 ? [`The role “${role}” can ${listInWords(own)} only their own ${names}.`] : []),
      ...(none.length > 0 ? [`The role “${role}” cannot ${listInWords(none)} ${names}.`] : []),
    ];
  });
  const hidden = lists.flatMap((entity) => entity.fields.flatMap(({ label, rights = {} }) => (['see', 'change'] as const).flatMap((deed) => (rights[deed] && may(rights[deed], role) === 'none' ? [`The role “${role}” cannot ${deed} **${label}** of ${inSentence(entity.plural)}.`] : [])))); // prettier-ignore
  return [
    ...(isKnown ? [] : [`No rule names a role “${role}” yet, so they can do what everyone can who signs in.`]),
    ...can,
    ...hidden,
  ].join(' ');
}

const everything =
  /(?<!\p{L})(?:(?:do|see|change|delete|run|manage) (?:\p{L}+ )?(?:everything|all|anything|the same)(?: \p{L}+){0,2} (?:I|we)(?: \p{L}+)*|the same (?:rights )?as (?:me|I|us)|(?:all|full) (?:rights|access)|allowed everything|alles(?:,)? was (?:ich|wir)|(?:alles|das gleiche|dasselbe) (?:wie|was) (?:ich|wir)|alle rechte|volle rechte|vollen zugriff|darf alles|alles dürfen|alles machen|genau(?:so)? (?:so )?viel wie ich)(?!\p{L})/iu;

/** "My deputy can do everything I can": whoever may what the owner may is an admin. */
export function asMuchAsMe(typed: string, plan: AppPlan): Outright {
  const text = spelledOut(typed);
  if (
    !everything.test(text) ||
    text.length > 120 ||
    /(?<!\p{L})(?:but|except|not|aber|außer|nicht|kein\p{L}*)(?!\p{L})/iu.test(text)
  )
    return null;
  const [party, ...more] = partiesIn(text, plan).filter(({ kind }) => kind === 'role');
  if (party?.kind !== 'role' || more.length > 0) return null;
  return `Whoever has the role admin may do everything that you may: give it to ${party.person ?? `the ${party.role.toLowerCase()}`} in the database under Users. The app itself needs no change for that, so I changed nothing.`;
}
