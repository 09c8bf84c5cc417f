import { germanQuestion } from '../german-question.ts';
import { capital } from '../capital.ts';
import type { ToldField } from './told-field.ts';

const done = String.raw`(\p{L}{0,20}ge\p{L}{1,20}(?:t|en)|be\p{L}{1,20}(?:t|en)|ver\p{L}{1,20}t|ab\p{L}{1,20}en|er\p{L}{1,20}t)`;
const counted = /^(?:stunden|minuten|tage|liter|kilo|kilometer|km|kg|meter|seiten|tore|punkte)$/iu;

/** Ways of asking for a field, each with what it is called; the first that fits counts. */
const questions: readonly (readonly [RegExp, (...parts: string[]) => ToldField | null])[] = [
  [/^was für (?:ein(?:e[nmrs]?)?|'n) (\p{L}+)(?: .*)?$/iu, (noun = '') => ({ label: capital(noun), type: 'text' })],
  [/^(ab|bis) (welchem) (alter)$/iu, (...all) => ({ label: capital(all.slice(0, 3).join(' ')), type: 'number' })],
  [/^(?:für |bei |von |an |auf |in |mit |zu |aus )?welche[rsnm]? (\p{L}[\p{L}-]*)(?: .*)?$/iu, (noun = '') => ({ label: capital(noun), asks: noun })],
  [/^(?:wer|wem|wen|an wen|von wem|für wen|mit wem)$/iu, (...all) => ({ label: capital(all.at(-1)!), isSomebody: true })],
  [/^wer (?:macht|machte|übernimmt|hilft|kommt|fährt|(?:da|dabei|dort) (?:war|ist))(?: (?:es|das|mit))?$/iu, () => ({ label: 'Wer', isSomebody: true })],
  [new RegExp(String.raw`^wer (?:(?:es|sie|ihn|das|die|den|der) )?(?:\p{L}+ )?(\p{L}{1,30}(?:t|en)) (?:hat|haben)$`, 'iu'), (said = '') => ({ label: capital(`${said} von`), type: 'text', isSomebody: true })],
  [/^(wer (?:braucht|sucht|möchte|will)(?: \p{L}+)?)$/iu, (said = '') => ({ label: capital(said), type: 'text' })],
  [/^wer\b.*$/iu, () => ({ label: 'Wer', isSomebody: true })],
  [/^bis wann(?: .*)?$/iu, () => ({ label: 'Bis wann', type: 'date' })],
  [/^seit wann(?: .*)?$/iu, () => ({ label: 'Seit', type: 'date' })],
  [/^ab wann(?: .*)? (\p{L}+?)t werden (?:muss|soll)$/iu, (verb = '') => ({ label: capital(`${verb}en ab`), type: 'number' })],
  [/^wann (?:er|sie|es|man) (?:es|sie|das|ihn) (?:nimmt|bekommt|nehmen (?:muss|soll))$/iu, () => ({ label: 'Einnahme', type: 'text' })],
  [new RegExp(String.raw`^wann (?:\p{L}+ ){0,3}?${done} (?:wurde|hat|habe|ist|worden ist)$`, 'iu'), (said = '') => ({ label: capital(`${said} am`), type: 'date' })],
  [/^(?:um )?wie ?viel uhr(?: .*)?$/iu, () => ({ label: 'Uhrzeit', type: 'time' })],
  [/^wann(?: .*)?$/iu, () => ({ label: 'Datum', type: 'date' })],
  [/^(?:steht|liegt|hängt) wo$|^wo (?:es|er|sie|das)? ?(?:steht|liegt|hängt|ist)$/iu, () => ({ label: 'Standort', type: 'text' })],
  [/^wo(?: .*)?$/iu, () => ({ label: 'Ort', type: 'text' })],
  [/^wohin(?: .*)?$/iu, () => ({ label: 'Wohin', type: 'text' })],
  [/^wobei(?: .*)?$/iu, () => ({ label: 'Wobei', type: 'text' })],
  [/^wie ?viele?(?: (?:noch|davon|sind))*(?: (?:noch )?(da|übrig|drin|frei)(?: sind| ist)?)$/iu, (left = '') => ({ label: capital(`Noch ${left}`), type: 'number' })],
  [/^(?:das |der |die )?wievielte[rs]? (\p{L}+)$/iu, (noun = '') => ({ label: `Wievieltes ${noun}`, type: 'number' })],
  [/^wie ?viele? (\p{L}+)(?: .*)?$/iu, (noun = '') => ({ label: counted.test(noun) ? capital(noun) : `Anzahl ${noun}`, type: 'number' })],
  [/^wie ?viele?$/iu, () => ({ label: 'Menge', type: 'number' })],
  [/^wie ?lange?(?: .*)?$/iu, () => ({ label: 'Dauer', type: 'number' })],
  [/^wie weit (?:es|er|sie|das|wir)(?: damit)?(?: ist| sind)?$/iu, () => ({ label: 'Stand', type: 'select' })],
  [/^wie dringend(?: .*)?$/iu, () => ({ label: 'Dringlichkeit' })],
  [/^(wie (?:schlimm|gut|schwer|wichtig))(?: .*)?$/iu, (said = '') => ({ label: capital(said) })],
  [/^wie (?:es|er|sie) (?:ihm|ihr|ihnen)? ?(?:ging|geht|war|lief|drauf war)$/iu, (...all) => ({ label: capital(all.at(-1)!), type: 'longtext' })],
  [/^was (?:es |sie |er |das )?(?:kostet|gekostet hat|kosten soll)$/iu, () => ({ label: 'Preis', type: 'money' })],
  [/^was (?:ist |es )?(?:kaputt|los|defekt|fehlt)(?: ist)?$/iu, () => ({ label: 'Problem', type: 'longtext' })],
  [/^was (?:zu (?:tun|machen)(?: ist)?)$/iu, () => ({ label: 'Zu tun', type: 'longtext' })],
  [/^was gemacht (?:werden|wird)(?: soll| muss)?$/iu, () => ({ label: 'Zu machen', type: 'longtext' })],
  [new RegExp(String.raw`^was (?:(?:ich|wir|man|er|sie) )?(?:alles )?${done}(?: (?:wurde|hat|haben|habe|worden ist))?$`, 'iu'), (said = '') => ({ label: capital(said), type: 'longtext' })],
  [/^was (?:sie|er|man) (?:gut )?(?:können|kann)$/iu, () => ({ label: 'Kann', type: 'text' })],
  [/^was$/iu, () => ({ label: 'Was', type: 'text' })],
  [/^(was .{3,40})$/iu, (said = '') => ({ label: capital(said), type: 'longtext' })],
]; // prettier-ignore

const plainRules: readonly (readonly [RegExp, (...parts: string[]) => ToldField])[] = [
  [/^(\p{L}+) alle wie ?viele? (\p{L}+)$/iu, (what = '', unit = '') => ({ label: `${capital(what)}sintervall in ${unit}`, type: 'number' })],
  [/^(.+) als datum$/iu, (said = '') => ({ label: capital(said), type: 'date' })],
  [/^(?:der |die |das )?(?:datum|tag) (?:und|mit) (?:der |die )?(?:uhrzeit|zeit)$/iu, () => ({ label: 'Datum und Uhrzeit', type: 'datetime' })],
  [/^((?:\p{L}+ ){1,3}am)$/iu, (said = '') => ({ label: capital(said), type: 'date' })],
  [/^((?:\p{L}+ ){1,3}(?:bis|seit))$/iu, (said = '') => ({ label: capital(said), type: 'date' })],
  [/^((?:\p{L}+ ){1,3}um)$/iu, (said = '') => ({ label: capital(said), type: 'datetime' })],
  [/^(zuletzt \p{L}+|(?:letzte[rs]?|nächste[rs]?|naechste[rs]?) \p{L}+|errechneter \p{L}+)$/iu, (said = '') => ({ label: capital(said), type: 'date' })],
  [/^geboren(?: am)?$/iu, (...all) => ({ label: capital(all.at(-1)!), type: 'date' })],
  [/^((?:unsere|ihre|deren) (?:tore|punkte|treffer)|(?:tore|punkte|treffer)(?: (?:vom|des|der) \p{L}+)?)$/iu, (said = '') => ({ label: capital(said), type: 'number' })],
  [/^((?:erwachsene|kinder|personen|leute|gäste)(?: im haushalt| dabei)?|zimmer|betten|plätze|schlafplätze|liter|kilo|quadratmeter)$/iu, (said = '') => ({ label: capital(said), type: 'number' })],
  [/^(wert (?:rechts|links))$/iu, (said = '') => ({ label: capital(said), type: 'number' })],
  [/^((?:pacht|miete|beitrag|kosten|preis)(?: (?:im|pro|je|für) .*)?|gage|eintritt)$/iu, (said = '') => ({ label: capital(said), type: 'money' })],
  [/^(\p{L}+(?: \p{L}+)? (?:gezahlt|bezahlt|dabei|gemacht|bekommen|vorhanden)|abgerechnet|abgeholt|erledigt|bezahlt)$/iu, (said = '') => ({ label: capital(said), type: 'boolean' })],
  [/^(mail)$/iu, (said = '') => ({ label: capital(said), type: 'email' })],
]; // prettier-ignore

/** What a German item is called and is, its choices and its brackets apart. Null where only its words tell. */
export function germanItem(item: string): ToldField | null {
  for (const [said, field] of [...questions, ...plainRules]) {
    const match = said.exec(item);
    const told = match && field(...match.slice(1).map((part) => part ?? ''), item);
    if (told) return told;
  }
  return null;
}

/** "ob bezahlt wurde" is ticked as bezahlt. */
export function germanTick(item: string): string | null {
  if (!/^ob\b/iu.test(item)) return null;
  const said = germanQuestion(item)?.replace(/ \(yes\/no\)$/, '').replace(/^(?:alles|schon) /iu, ''); // prettier-ignore
  return said ? capital(said) : null;
}
