import { germanSingulars } from './lexicon/german-nouns.ts';
import { germanSingular } from './german-tagger.ts';

type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

const masculineInE = /(?:name|gedanke|glaube|wille|buchstabe|kunde|kollege|zeuge|junge|bote|pate|erbe|geselle|löwe|hase|bulle|käse|see)$/; // prettier-ignore
const neuter =
  /(?:chen|lein|um|ment|tum|datum|jahr|gewicht|zeug|gerät|foto|bild|regal|zimmer|haus|kind|tier|ergebnis|verhältnis|zeugnis|verzeichnis|alter|geschlecht|material|fach|buch|lager|depot|auto|boot|rad|teil|stück|konto|thema|ziel|werk|mittel|land|dorf|feld|beet|volk|pferd|rind|kalb|schaf|lamm|huhn|becken|produkt|projekt|objekt|instrument|dokument|formular|protokoll|angebot|zertifikat|attest|futter|holz|wasser|wort|spiel|fest|treffen|essen|training|konzert|problem|budget|honorar|gehalt|geld|pfand|maß|format|kostüm|stockwerk|kennzeichen|zeichen|passwort|intervall|limit|minimum|maximum|ende|gebäude|gelände|interesse|auge|getränk|gericht|rezept|gemüse|obst|brot|öl|medikament|tempo|labor|büro|team|mitglied)$/; // prettier-ignore
const feminine =
  /(?:ung|heit|keit|schaft|ion|tät|ur|ik|ei|ie|anz|enz|e|nummer|adresse|art|zeit|zahl|frist|person|hand|frau|mutter|tochter|schwester|stadt|bank|wand|nacht|fahrt|schicht|antwort|steuer|rechnung|feier|oper|kammer|leiter|feder|mauer|dauer|butter|firma|app|mail|prüfung|post|haut|kraft|not|lust|schrift|last|burg|form|norm|bahn|uhr|tür|spur|qual|wahl|box|bar)$/; // prettier-ignore

/** The gender of a German noun as far as its end tells, or that it is several; masculine where it does not. */
function genderOf(noun: string): Gender {
  const lower = noun.toLowerCase().split('-').at(-1)!;
  const one = germanSingular(lower);
  if (one !== lower && (germanSingulars.has(lower) || germanSingulars.has(lower.slice(0, -1)))) return 'plural';
  if (masculineInE.test(lower)) return 'masculine';
  if (neuter.test(lower)) return 'neuter';
  if (feminine.test(lower)) return 'feminine';
  return one === lower ? 'masculine' : 'plural';
}

const isBent = /^(\p{Ll}{2,}?)e([mnr]) (?=\p{Lu}[\p{L}-]+)/u;

/** "geschätzter Menge", "festem Wochentag" and "letzten Übung" as they are called when nothing bends them. */
export function asNominative(name: string): string {
  const [said = '', stem = '', bent = ''] = isBent.exec(name) ?? [];
  // "mitgenommen" and "gefahren" are not bent
  const isWhole = /ge\p{L}+en$/u.test(said.trim()) && !said.trim().endsWith('ten');
  if (said === '' || isWhole || notBent.test(said.trim())) return name;
  const gender = genderOf(/^[\p{L}-]+/u.exec(name.slice(said.length))![0]);
  // "letzter Termin" is called so already
  if (bent === 'r' && gender !== 'feminine') return name;
  const ending = { masculine: 'er', feminine: 'e', neuter: 'es', plural: 'e' }[gender];
  return `${stem}${ending} ${name.slice(said.length)}`;
}

/** Words that end alike and are no adjectives, or stay as they are. */
const notBent = /^(?:aller|alle|beide[rn]?|viele[rn]?|wenige[rn]?|mehrere[rn]?|einige[rn]?|andere[rn]?|unter|über|hinter|neben|gegen|wegen|zwischen|außer|oder|immer|wieder|weiter|sicher|aber|sonder|wie ?viele[rn]?|eine[mnrs]?|keine[mnrs]?|vorher|nachher|bisher|daher|woher|leider|lieber|eher|super|ohne|gerne|eigene|morgens?|abends?|\p{L}+(?:isieren|ieren|eln|ern))$/u; // prettier-ignore
