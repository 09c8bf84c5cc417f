import { toLabel } from '../plan/names.ts';
import { germanPlural } from '../reading/german-plural.ts';

/**
 * What a list of German records is called: each part of a noun with its capital ("Beckenrand-Trainer", "Freie
 * Trainingszeiten"), short names in capitals as the text writes them ("QR-Code"), nothing else in capitals.
 */
export const germanLabel = (noun: string, text: string): string => toLabel(noun.split(/([ -])/).map((part) => cased(part, text)).join('')); // prettier-ignore

export const germanPluralLabel = (noun: string, plural: string | null, text: string): string => {
  const many = plural ?? germanPlural(noun, []);
  const one = germanLabel(noun, text);
  if (/^\p{Lu}{2,5}$/u.test(one) && many.toLowerCase() === `${noun}s`) return `${one}s`;
  const label = germanLabel(many.toLowerCase(), text);
  return /^\p{Lu}{1,2}[A-RT-Z]$/u.test(label) ? `${label}s` : label;
};

const longestShort = 4;
/** Small words that join the parts of a noun: Bring-und-Abhol-Dienst. */
const joining = /^(?:und|oder|von|zu|in|auf|am|im|go)$/;

function cased(part: string, text: string): string {
  if (!/^\p{L}/u.test(part) || joining.test(part)) return part;
  const short = part.length <= longestShort && new RegExp(String.raw`(?<!\p{L})${part.toUpperCase()}s?(?![\p{L}])`, 'u').test(text); // prettier-ignore
  return short ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1);
}

/** "SCHWIMMABZEICHEN" and "BAU TAGEBUCH" are written as other words are; IBAN, WG and CRM stay. */
export const withoutShouting = (name: string): string =>
  name.replace(/\p{Lu}[\p{Lu}-]{4,}/gu, (word) =>
    word
      .split('-')
      .map((part) => (part.length <= longestShort ? part : part.charAt(0) + part.slice(1).toLowerCase()))
      .join('-'),
  );
