import { blockKinds, fieldKinds } from '../../tools/tool-words.ts';
import type { Phrases } from '../phrases.ts';

const fields: Record<keyof typeof fieldKinds, string> = {
  short_text: 'eine Zeile Text',
  long_text: 'ein längerer Text',
  number: 'eine Zahl',
  select: 'eine Auswahl',
  multi_select: 'eine Auswahl von mehreren',
  checkbox: 'ein Kästchen zum Ankreuzen',
  date: 'ein Tag',
  email: 'eine E-Mail-Adresse',
  url: 'ein Link',
  phone: 'eine Telefonnummer',
  place: 'ein Ort',
  file: 'eine Datei',
  photo: 'ein Foto',
  tool_item_select: 'ein Ergebnis eines anderen Tools',
};
const blocks: Record<keyof typeof blockKinds, string> = {
  rich_text: 'Text',
  list: 'Liste',
  table: 'Tabelle',
  key_figures: 'Kennzahlen',
  chart: 'Diagramm',
  json: 'Daten für Entwickler',
};
const each = <Kinds extends object>(
  kinds: Kinds,
  german: Record<keyof Kinds, string>,
  phrasesOf: (english: string, german: string) => Phrases,
): Phrases =>
  Object.assign(
    {},
    ...(Object.keys(kinds) as (keyof Kinds)[]).map((kind) => phrasesOf(kinds[kind] as string, german[kind])),
  ) as Phrases;

/** What the built-in builder says of AI tools. */
export const toolReplies: Phrases = {
  ...each(fieldKinds, fields, (english, german) => ({
    [`{a} (${english})`]: `{a} (${german})`,
    [`{a} (${english}, optional)`]: `{a} (${german}, freiwillig)`,
    [`{a} (${english}: {b})`]: `{a} (${german}: {b})`,
    [`{a} (${english}: {b}, optional)`]: `{a} (${german}: {b}, freiwillig)`,
  })),
  ...each(blockKinds, blocks, (english, german) => ({
    [`{a} as ${english}`]: `{a} als ${german}`,
    [`{a} is ${english} now.`]: `{a} steht jetzt da als ${german}.`,
    [`The result has {a} too now, as ${english}.`]: `Das Ergebnis hat jetzt auch {a}, als ${german}.`,
  })),
  'I could not tell from that what the tool should make, so I changed nothing.':
    'Daraus konnte ich nicht erkennen, was das Tool machen soll, deshalb habe ich nichts geändert.',
  'What comes out, and from what?': 'Was kommt heraus, und woraus?',
  'For example “a tool that writes a meal plan from diet, people, budget and what is in the fridge”.':
    'Zum Beispiel „ein Tool, das einen Speiseplan aus Ernährung, Personen, Budget und Vorräten schreibt“.',
  'I’m building the AI tool **{a}**.': 'Ich baue das KI-Tool **{a}**.',
  'What comes out: {a}.': 'Was herauskommt: {a}.',
  'What people fill in: {a}.': 'Was ausgefüllt wird: {a}.',
  'The result: {a}.': 'Das Ergebnis: {a}.',
  'It is in the preview: fill it in as people will.':
    'Es steht in der Vorschau: Füllen Sie es aus, wie andere es tun werden.',
  'The panels change every part of it by hand.': 'In den Bereichen daneben ändern Sie jeden Teil von Hand.',
  'It is a draft among the AI tools of this app: try it there, then activate it.':
    'Es ist ein Entwurf unter den KI-Tools dieser App: Probieren Sie es dort aus und aktivieren Sie es dann.',
  'I made the prompt and the fields by rules; answers need a connected model.':
    'Prompt und Felder habe ich nach Regeln gemacht; für Antworten muss ein Modell verbunden sein.',
  '“Add a field for allergies”': '„Füge ein Feld für Allergien hinzu“',
  '“Make the result a list”': '„Zeige das Ergebnis als Liste“',
  '“Make the result a table”': '„Zeige das Ergebnis als Tabelle“',
  '“Make {a} required”': '„Mach {a} zum Pflichtfeld“',
  '“Make it dark”': '„Mach es dunkel“',
  'AI tool: {a}': 'KI-Tool: {a}',
  'Name and description': 'Name und Beschreibung',
  'Fields, prompt and result': 'Felder, Prompt und Ergebnis',
  'I am the built-in builder and did not understand that: I know a set of common changes of a tool and no more.':
    'Ich bin der eingebaute Builder und habe das nicht verstanden: Ich kenne eine Reihe üblicher Änderungen an einem Tool und sonst nichts.',
  'A connected model understands any request, and the panels change everything by hand.':
    'Ein verbundenes Modell versteht jeden Wunsch, und in den Bereichen daneben ändern Sie alles von Hand.',
  'I added {a} to the form and to the prompt.': 'Neu im Formular und im Prompt: {a}.',
  'Ask for {a}': 'Neu im Formular: {a}',
  'There is no field “{a}”.': 'Ein Feld „{a}“ gibt es nicht.',
  'The fields are {a}.': 'Die Felder sind {a}.',
  'There is a field “{a}” already.': 'Das Feld „{a}“ gibt es schon.',
  'Input is a reserved field name, try another name': 'Input ist als Feldname vergeben, wählen Sie einen anderen Namen',
  'There can be a maximum of {a} custom fields.': 'Es kann höchstens {a} eigene Felder geben.',
  'I removed {a} from the result.': 'Aus dem Ergebnis entfernt: {a}.',
  'I removed {a} from the form and from the prompt.': 'Aus dem Formular und dem Prompt entfernt: {a}.',
  'Without {a}': 'Ohne {a}',
  '{a} has to be filled in now.': '{a} muss jetzt ausgefüllt werden.',
  '{a} may be left empty now.': '{a} darf jetzt leer bleiben.',
  '{a}: required': '{a}: Pflichtfeld',
  '{a}: optional': '{a}: freiwillig',
  '{a} is called {b} now.': '{a} heißt jetzt {b}.',
  '{a} is called {b}': '{a} heißt {b}',
  'The prompt knows it as before.': 'Im Prompt ändert sich nichts.',
  '{a} offers {b} now.': 'Auswahl bei {a}: {b}.',
  'Choices of {a}': 'Auswahl bei {a}',
  'The page is dark now.': 'Die Seite ist jetzt dunkel.',
  'The page is light now.': 'Die Seite ist jetzt hell.',
  'The page is colorful now.': 'Die Seite ist jetzt farbig.',
  'Style: dark': 'Stil: dunkel',
  'Style: light': 'Stil: hell',
  'Style: colorful': 'Stil: farbig',
  'The tool is called {a} now.': 'Das Tool heißt jetzt {a}.',
  'There is no part “{a}” in the result.': 'Einen Teil „{a}“ hat das Ergebnis nicht.',
  'Its parts are {a}.': 'Seine Teile sind {a}.',
  'A result has at most {a} parts.': 'Ein Ergebnis hat höchstens {a} Teile.',
  'Result: {a}': 'Ergebnis: {a}',
  'Which AI tool?': 'Welches KI-Tool?',
  'This app has {a}.': 'Diese App hat {a}.',
  'There is no page “{a}”.': 'Eine Seite „{a}“ gibt es nicht.',
  'The pages are {a}.': 'Die Seiten sind {a}.',
  'This app has no AI tool yet.': 'Diese App hat noch kein KI-Tool.',
  'Ask for one first: “add an AI tool that …”.': 'Bitten Sie zuerst darum: „Erstelle ein KI-Tool, das …“.',
  '“{a}” is on this page already.': '„{a}“ steht schon auf dieser Seite.',
  'I could not find the end of this page.': 'Das Ende dieser Seite konnte ich nicht finden.',
  'Write these two lines into {a} where the tool belongs:':
    'Schreiben Sie diese zwei Zeilen in {a}, wo das Tool hingehört:',
  '**{a}** is on the page now, with its form and its result.':
    '**{a}** steht jetzt auf der Seite, mit Formular und Ergebnis.',
  'Visitors of the published app see it once the tool is active.':
    'Besucher der veröffentlichten App sehen es, sobald das Tool aktiv ist.',
  '{a} on the page': '{a} auf der Seite',
};
