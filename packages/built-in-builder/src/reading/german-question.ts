import type { ReadEntity } from './reading.ts';

/** What a German question in a list asks for. The first that fits counts. */
const questions: readonly (readonly [asks: RegExp, field: string])[] = [
  [/^wie ?lange?\b.*/, 'Dauer'],
  [/^wie oft\b.*/, 'Häufigkeit'],
  [/^wie weit\b.*/, 'Entfernung'],
  [/^wie alt\b.*/, 'Alter'],
  [/^wie (?:gut|zufrieden|lecker|schön|spannend|sehr)\b.*/, 'Bewertung (1-5)'],
  [/^wie schwer\b.*/, 'Schwierigkeit'],
  [/^wie dringend\b.*/, 'Dringlichkeit'],
  [/^(?:wie ?viel|was)\b.*\b(?:kostet?e?n?|gekostet|bezahlt|gezahlt|ausgegeben)\b.*/, 'Kosten'],
  [/^wie teuer\b.*/, 'Kosten'],
  // "wie viele sind noch offen" follows from the others
  [
    /^wie ?viele? (?:(?:sind|noch|schon|davon|es|wir|ich|ihm|ihr|ihnen|werden|wurden) )+(?:offen|übrig|frei|da|drin|verfügbar|fehlen|fehlt|gebraucht)(?!\p{L}).*/u,
    '',
  ],
  [/^wie ?viele? (?:(?:sind|noch|schon|davon|es|wurden|waren|haben|wir|ich) )+(\p{L}+).*/u, 'Anzahl $1'],
  [/^wie ?viele? (\p{L}+).*/u, 'Anzahl $1'],
  [/^wie ?viel\b.*/, 'Menge'],
  [/^wann\b.*\bzuletzt (?:\p{L}+ )*?(\p{L}+?)(?: (?:wurde|habe|haben|hat|ist|war|wurden))?$/u, 'zuletzt $1'],
  [/^wann\b.*\b(?:fällig|zurück\p{L}*)\b.*/u, 'fällig am'],
  [/^wann\b.*/, 'Datum'],
  [/^wo\b.*/, 'Ort'],
  [/^wer\b.*\bbezahlt\b.*/, 'bezahlt von'],
  [/^wer (?:\p{L}+ )?(\p{L}+(?:t|en)) (?:hat|haben|habe)$/u, '$1 von'],
  [/^wer\b.*\b(?:ausgeliehen|geliehen)\b.*/, 'ausgeliehen von'],
  [/^(?:wer|wen|wem)\b.*/, 'Person'],
  [/^welche[rsnm]? (\p{L}+)\b.*/u, '$1'],
  [/^was\b.*\b(?:kaputt|defekt|fehlt)\b.*/, 'Problem'],
  [/^was (?:ich|wir|man|er|sie) (?:\p{L}+ )?(\p{L}*ge\p{L}+(?:t|en))(?: hab\p{L}*| hat)?$/u, 'was $1'],
  [/^wofür\b.*/, 'Zweck'],
  [/^warum\b.*/, 'Grund'],
  [/^was\b.*/, 'Beschreibung'],
];

const small = /^(?:es|er|sie|ich|wir|man|das|die|der|schon|noch|bereits|sie|jemand)\s+/i;
const verbs = /\s+(?:ist|sind|war|waren|wurde|wurden|hat|haben|habe|wird|werden|worden|worden ist)$/i;

/** The field that a German question asks for, in the words that fields are written in; null where it asks for none. */
export function germanQuestion(question: string): string | null {
  if (/^bis wann\b/i.test(question.trim())) return 'fällig am';
  const text = question
    .trim()
    .replace(/[?.]+$/, '')
    .replace(/^(?:für|von|mit|bei|an|zu|seit|bis|in|auf|aus|unter|nach|um) (?=w)/i, '')
    .replace(/\s+oder nicht$/i, '');
  if (/^ob\b/i.test(text)) {
    let rest = text.replace(/^ob\s+/i, '');
    while (small.test(rest)) rest = rest.replace(small, '');
    rest = rest.replace(verbs, '');
    return rest ? `${rest} (yes/no)` : null;
  }
  for (const [asks, field] of questions) {
    const match = asks.exec(text.toLowerCase());
    if (match) return field.replace('$1', capital(match[1] ?? '', text)).trim();
  }
  return null;
}

/** The word as it was written: nouns have a capital. */
const capital = (word: string, text: string): string =>
  text.match(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'))?.[0] ?? word;

/** Less than the question itself says: "was gemacht" is more than a description. */
const saysLess = /^(?:Beschreibung|Person)$/;
const isQuestion = /^(?:wie|wieviele?|wann|wo|wer|wen|wem|was|wofür|warum|ob)(?= )|^(?:wofür|warum)$/iu;

/** A question that was read as it is typed is the field that it asks for; one that is there already is not asked twice. */
export function withoutQuestions(entities: readonly ReadEntity[]): ReadEntity[] {
  const taken = new Set(entities.flatMap(({ fields }) => fields.map((field) => field.toLowerCase())));
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.flatMap((field) => {
      const asked = isQuestion.test(field) ? germanQuestion(field) : null;
      if (asked === null || saysLess.test(asked)) return [field];
      return asked === '' || taken.has(asked.toLowerCase()) ? [] : [asked];
    }),
  }));
}
