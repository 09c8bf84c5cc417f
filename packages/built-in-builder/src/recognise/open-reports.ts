import { inSentence } from '../plan/names.ts';
import type { AppPlan, Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPerson } from '../reading/chunks.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';

const tells = String.raw`(?:report|reports|reporting|send|sends|submit|submits|leave|leaves|hand in|write|raise|tell|file|complain|suggest)`;
const unknownPerson = String.raw`(?:anonymous(?:ly)?|without (?:signing|logging|having to sign|having to log|having to register|registering|an account|a login|any account|sign-?up|registration)(?: in| up)?|(?:with )?no (?:account|login|log-?in|sign-?in|registration)(?: needed| required)?)`;
const tut = String.raw`(?:meld\p{L}*|einreich\p{L}*|reich\p{L}*|schick\p{L}*|send\p{L}*|einsend\p{L}*|hinterlass\p{L}*|abgeben|geben|schreib\p{L}*|\p{L}*melder|beschwer\p{L}*|vorschlag\p{L}*)`;
const unbekannt = String.raw`(?:ohne (?:anmeldung|anmelden|konto|login|registrierung|account|sich (?:anzumelden|zu registrieren|einzuloggen))|anonym\p{L}*)`;

/** In one sentence, in whichever order: somebody tells something, and nobody knows who. */
const inOne = (one: string, other: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${one})(?!\p{L})[^.;!?\n]{0,120}(?<!\p{L})(?:${other})(?!\p{L})|(?<!\p{L})(?:${other})(?!\p{L})[^.;!?\n]{0,120}(?<!\p{L})(?:${one})(?!\p{L})`, 'iu'); // prettier-ignore
const saysSo: readonly RegExp[] = [
  inOne(tells, unknownPerson),
  inOne(tut, unbekannt),
  new RegExp(
    String.raw`(?<!\p{L})any(?:one|body) (?:can|may|should be able to|to) (?:report|submit|hand in)(?!\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:jeder|jede person|alle bürger) (?:kann|darf|können|dürfen) [^.;!?\n]{0,60}(?:melden|einreichen)(?!\p{L})/iu,
];
const seenByAll =
  /\b(?:everyone|everybody|anyone|all|others|residents|the public) (?:can |may |should )?sees?\b|\bpublic (?:list|map|page)\b|\bso nobody reports\b|(?<!\p{L})(?:alle|jeder) (?:können |kann |soll |sollen )?(?:[\p{L}]+ ){0,3}sehen(?!\p{L})|(?<!\p{L})(?:öffentlich\p{L}*|für alle sichtbar)(?!\p{L})/iu;
/** "without comments", "no account for admins" speak of other things than who reports. */
const isReport = /(?:^| )(?:report|defect|damage|issue|problem|suggestion|idea|complaint|request|case|concern|tip|feedback|question|sighting|fault)$|(?:meldung|anliegen|hinweis|schaden|mangel|vorschlag|idee|beschwerde|frage|sichtung|störung)$/i; // prettier-ignore

/** What anybody tells without being known: everyone may send it, and who runs the app reads it (GEN-60). */
export function openReports(plan: AppPlan, text: string): void {
  const sentence = saysSo.map((said) => said.exec(text)?.[0]).find((said) => said !== undefined);
  if (sentence === undefined) return;
  const told = toldIn(plan, sentence);
  for (const entity of told) {
    entity.access = { read: seenByAll.test(text) ? 'anonymous' : 'admin', write: 'anonymous' };
    delete entity.isSent;
    forgetWho(plan, entity);
  }
}

function toldIn({ entities }: AppPlan, sentence: string): Entity[] {
  const things = entities.filter(({ label, access }) => !isOfPeople(label) && access.write !== 'none');
  const words = sentence.toLowerCase();
  const isNamed = ({ label, plural }: Entity) =>
    [label, plural].some((name) => words.includes(inSentence(name).toLowerCase()));
  const named = things.filter(isNamed);
  const reports = named.filter(({ label }) => isReport.test(label));
  if (reports.length > 0) return reports;
  if (named.length > 0) return named.slice(0, 1);
  const [first] = things;
  const report = things.find(({ label }) => isReport.test(label)) ?? first;
  return report ? [report] : [];
}

const isOfPeople = (label: string): boolean =>
  isPerson(inSentence(label).toLowerCase()) || gradeOf(label.toLowerCase())?.kind === 'person';

/** Nobody who wants to stay unknown chooses themselves from a list of people. */
function forgetWho({ entities }: AppPlan, entity: Entity): void {
  const title = rolesOf(entity).title;
  const isCounted = ({ name }: Field) => JSON.stringify(entities).includes(`"over":"${entity.name}","by":"${name}"`);
  entity.fields = entity.fields.filter((field) => {
    const target = entities.find(({ name }) => name === field.reference);
    const isWho = field.type === 'reference' && !field.isRequired && target !== undefined && isOfPeople(target.label);
    return !isWho || isCounted(field) || title.joins?.includes(field.name) || /assign|zust|bearbeit/.test(field.name);
  });
  entity.columns = entity.columns.filter((column) => entity.fields.some(({ name }) => name === column));
}
