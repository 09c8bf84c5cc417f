import type { AppPlan } from '../../../plan/plan.ts';
import { draftWith } from '../../../recognise/features/draft-with.ts';
import type { Change } from '../../change.ts';
import type { Outright } from '../outright.ts';
import { oneOf } from './words.ts';

const strangers = oneOf(
  ...['strangers?', 'visitors?', 'people', 'folks?', 'anyone', 'anybody', 'couples?', 'guests?', 'parents?', 'schools?', 'classes', 'passers-?by', 'the public', 'somebody', 'customers?', 'clients?'],
  ...['fremde', 'besucher\\p{L}*', 'leute', 'gäste', 'schulklassen', 'schulen', 'schwangere', 'eltern', 'interessent\\p{L}*', 'kunden', 'kundinnen', 'paare', 'jeder', 'jemand', 'nachbarn', 'außenstehende', 'brautpaare', 'familien'],
); // prettier-ignore
const asks = oneOf(
  ...['ask(?:s|ing)? (?:for|us|if|whether)', 'requests?', 'tell us', 'let us know', 'drop us', 'send (?:us|in)', 'report', 'apply', 'enquir\\p{L}*', 'inquir\\p{L}*', 'contact us', 'write to us', 'want us'],
  ...['anfragen?', 'anzufragen', 'fragen', 'melden', 'zu melden', 'bewerben', 'schreiben', 'schicken', 'einreichen', 'wünschen', 'bescheid geben', 'bescheid sagen', 'anfrage stellen'],
); // prettier-ignore
const freely = oneOf(
  ...['without (?:\\p{L}+ ){0,3}(?:account|log\\p{L}*|sign\\p{L}*|regist\\p{L}*|password)', 'not? (?:\\p{L}+ ){0,3}(?:account|register\\p{L}*|log in|sign up)', '\\p{L}+n[’\']t (?:\\p{L}+ ){0,3}(?:bother (?:registering|signing up)|register|sign up|log in|have an account|want an account)', 'bother (?:registering|signing up|with an account)', 'without (?:reading|seeing) (?:the )?(?:others?|other \\p{L}+)[’\']?s?'],
  ...['ohne (?:\\p{L}+ ){0,4}(?:anmeld\\p{L}*|anzumelden|konto|registrier\\p{L}*|zu registrieren|einloggen|account|passwort)', '(?:ein )?konto (?:\\p{L}+ ){0,4}nicht', 'kein(?:e|en)? (?:konto|account|anmeldung|registrierung)', 'nicht (?:\\p{L}+ ){0,3}(?:registrieren|anmelden)', 'ohne (?:die )?(?:anderen|andern|der anderen) (?:\\p{L}+ )?zu (?:sehen|lesen)'],
); // prettier-ignore
const reports = oneOf('tell us', 'report', 'let us know', 'melden', 'zu melden', 'bescheid geben', 'bescheid sagen');
const takes = /request|enquiry|inquiry|report|message|anfrage|(?<!an|ab)meldung|nachricht|bewerbung|application/i;

/** "Could strangers tell us about one without an account?": a form for whoever comes, read by those who run the app. */
export function sentInWish(text: string, plan: AppPlan): Outright {
  if (!strangers.test(text) || !asks.test(text) || !freely.test(text)) return null;
  const known = plan.entities.find(({ name, label, fields, isProfile }) => !isProfile && takes.test(`${name} ${label}`) && !fields.some(({ type, isRequired }) => type === 'reference' && isRequired)); // prettier-ignore
  if (known) return [{ kind: 'access', entity: known.name, access: { read: known.access.read === 'all' ? 'all' : 'admin', write: 'anonymous' }, isOfLeaders: true }]; // prettier-ignore
  const isReport = reports.test(text);
  const isGerman = plan.language === 'de';
  const label = isGerman ? (isReport ? 'Meldung' : 'Anfrage') : isReport ? 'Report' : 'Request';
  const plural = isGerman ? (isReport ? 'Meldungen' : 'Anfragen') : isReport ? 'Reports' : 'Requests';
  const lines = isGerman ? ['Name: text!', 'E-Mail: email', 'Telefon: phone', 'Nachricht: longtext!', 'Datum: date!', 'Status: select! Neu | In Bearbeitung | Erledigt'] : ['Name: text!', 'Email: email', 'Phone: phone', 'Message: longtext!', 'Date: date!', 'Status: select! New | In progress | Done']; // prettier-ignore
  const draft = draftWith(isReport ? 'report' : 'request', lines);
  draft.entity.label = label;
  draft.entity.plural = plural;
  draft.entity.access = { read: 'admin', write: 'anonymous' };
  const change: Change = {
    kind: 'add-feature',
    drafts: [draft],
    changed: [],
    pages: [{ archetype: 'feature', feature: 'form', label: isGerman ? (isReport ? 'Etwas melden' : 'Anfragen') : isReport ? 'Send a report' : 'Send a request', icon: 'FilePen', entity: draft.entity.name, sentence: isGerman ? 'Füllen Sie das Formular aus, ein Konto braucht es nicht.' : 'Fill in the form, no account is needed.' }], // prettier-ignore
    notes: ['Whoever comes sends them in without an account and sees none; admins read them, once you allow it below.'],
  };
  return [change];
}

const mine = oneOf('for my eyes only', 'only (?:i|me) (?:can |may )?(?:see|read)', 'nobody (?:else|but me|except me)', 'private', 'wirklich (?:keiner|niemand) (?:außer|ausser) (?:mir|ich)', '(?:keiner|niemand) (?:\\p{L}+ ){0,2}(?:außer|ausser) (?:mir|ich)', 'nur (?:für mich|ich)', 'privat', 'geheim\\p{L}*'); // prettier-ignore
const notes = oneOf('notes?', 'diary', 'journal', 'write down', 'corner', 'notizen?', 'tagebuch', 'ecke', 'aufschreiben', 'notieren'); // prettier-ignore
const wants = oneOf('need', 'want', 'like', 'is there', 'could', 'can', 'somewhere', 'gibt[’\']?s', 'gibt es', 'brauch\\p{L}*', 'möchte', 'hätte', 'kann', 'ecke', 'platz'); // prettier-ignore

/** "I need to write down how I feel, for my eyes only": a list in which everybody has their own. */
export function ownNotesWish(text: string, plan: AppPlan): Outright {
  if (!mine.test(text) || !notes.test(text) || !wants.test(text)) return null;
  const isGerman = plan.language === 'de';
  if (plan.entities.some(({ fields }) => fields.some(({ label }) => text.toLowerCase().includes(label.toLowerCase()) && /noti[zc]|note/i.test(label))) && !/(?:ecke|corner|write down|somewhere|list|liste)/iu.test(text)) return null; // prettier-ignore
  const draft = draftWith('private note', (isGerman ? ['Titel: text!', 'Datum: date!', 'Text: longtext'] : ['Title: text!', 'Date: date!', 'Text: longtext'])); // prettier-ignore
  draft.entity.label = isGerman ? 'Private Notiz' : 'Private note';
  draft.entity.plural = isGerman ? 'Private Notizen' : 'Private notes';
  draft.entity.access = { read: 'creator', write: 'creator' };
  return [{ kind: 'add-feature', drafts: [draft], changed: [], pages: [], notes: ['Everybody sees only the notes that they wrote, in the app nobody else does, admins neither.'] }]; // prettier-ignore
}
