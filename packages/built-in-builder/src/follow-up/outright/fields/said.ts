import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { fieldsIn, tokensIn, type FieldMention } from '../../understand/gist/mentions.ts';
import { unitNamed } from '../../understand/unit-request.ts';
import { listSaid } from '../lists-said.ts';

/** What people say of a field without its name, and the names that such fields have. */
const senses: readonly (readonly [said: RegExp, called: RegExp])[] = [
  [/(?<!\p{L})(?:how heavy|weigh(?:s|ed)?|wie schwer|wiegt|wiegen)(?!\p{L})/iu, /weight|gewicht/iu],
  [/(?<!\p{L})(?:where (?:\p{L}+ ){1,3}lives?|wo (?:\p{L}+ ){1,3}wohn\p{L}*|wohnort|anschrift|postal address)(?!\p{L})/iu, /address|adresse|anschrift|wohnort|^ort$|^city$|^town$/iu],
  [/(?<!\p{L})(?:the|a|its|their|which|what|without(?: the| a)?|ohne|der|den|das|ein|einen|welche[rn]?) (?:day|date|when|tag|datum)(?!\p{L})|(?<!\p{L})(?:when|wann)(?!\p{L})/iu, /^(?:date|day|datum|tag|wann|when|termin)$/iu],
  [/(?<!\p{L})(?:phone|ring|call (?:them|him|her|back)|telephone|mobile|telefon\p{L}*|handy\p{L}*|rufnummer|anruf\p{L}*|erreich\p{L}*)(?!\p{L})/iu, /phone|mobile|telefon|handy|rufnummer/iu],
  [/(?<!\p{L})(?:e-?mails?|emailed|mailadresse\p{L}*)(?!\p{L})/iu, /e-?mail/iu],
  [/(?<!\p{L})(?:costs?|how much (?:\p{L}+ ){0,3}(?:cost|pay|paid)|what (?:\p{L}+ ){1,3}costs?|price[sd]?|pay for|expensive|kostet\p{L}*|kosten|teuer|preise?|bezahl\p{L}*)(?!\p{L})/iu, /cost|price|fee|amount|preis|kosten|betrag|gebühr/iu],
  [/(?<!\p{L})(?:how many|quantit\p{L}+|wie ?viele|stückzahl\p{L}*)(?!\p{L})/iu, /quantity|amount|count|stock|anzahl|menge|bestand|stück/iu],
  [/(?<!\p{L})(?:how (?:big|large)|wie groß|size|größen?)(?!\p{L})/iu, /^size|area|größe|fläche/iu],
  [/(?<!\p{L})(?:how (?:\p{L}+ ){1,2}doing|how (?:she|he|it|they)['’](?:s|re) doing|how (?:\p{L}+ ){1,2}(?:is|are)|wie es (?:\p{L}+ ){1,2}geht|state|states|statuses|zustände?)(?!\p{L})/iu, /^(?:state|status|condition|health|zustand|stand)$/iu],
  [/(?<!\p{L})(?:how long|lasts?|wie lange?|dauert)(?!\p{L})/iu, /duration|length|dauer|länge/iu],
  [/(?<!\p{L})(?:how far|wie weit)(?!\p{L})/iu, /distance|kilomet|miles|mileage|strecke|entfernung/iu],
  [/(?<!\p{L})(?:how old|born|birthdays?|birth ?dates?|dates? of birth|wie alt|geboren|geburtstage?|geburtsdat\p{L}+)(?!\p{L})/iu, /birth|born|age$|geburt|geboren|^alter$/iu],
  [/(?<!\p{L})(?:clock|uhr|time of day|tageszeit)(?!\p{L})/iu, /^(?:time|uhrzeit)$/iu],
  [/(?<!\p{L})(?:kinds?|sorts?|types?|arten?|typen?|sorten?)(?!\p{L})/iu, /^(?:kind|type|sort|category|art|typ|sorte|kategorie)$|(?:art|typ|kategorie)$/iu],
  [/(?<!\p{L})(?:pictures?|photos?|pics?|bild(?:er)?|fotos?)(?!\p{L})/iu, /photo|picture|image|foto|bild/iu],
]; // prettier-ignore

const units: Readonly<Record<string, RegExp>> = { km: /kilomet|distance|strecke/iu, min: /minut|duration|dauer/iu, h: /hours|stunden/iu, kg: /weight|gewicht|kilo/iu, l: /lit(?:er|re)/iu }; // prettier-ignore
const sure = 1.9;
const meant = 1.2;

/**
 * The fields that a text names, best first: by their names, else by what people say of them. Where the text names a
 * list, those of it come before all others.
 */
export function fieldsSaid(text: string, plan: AppPlan, { of }: { of?: Entity | undefined } = {}): FieldMention[] {
  const list = of ?? listSaid(text, plan);
  const lists = list ? [{ ...plan, entities: [list] }, ...(of ? [] : [plan])] : [plan];
  for (const within of lists) {
    const named = fieldsIn(text, within, { least: sure }).sort((a, b) => b.score - a.score);
    if (named.length > 0) return named;
    const bySense = fieldsMeant(text, within);
    if (bySense.length > 0) return bySense;
  }
  return [];
}

function fieldsMeant(text: string, plan: AppPlan): FieldMention[] {
  const all: FieldMention[] = [];
  const add = (entity: Entity, field: Field, at: number, end: number) =>
    all.some((one) => one.field === field) || all.push({ entity, field, at, end, score: meant });
  for (const [said, called] of senses) {
    const match = said.exec(text);
    if (!match) continue;
    for (const entity of plan.entities)
      for (const field of entity.fields) if (called.test(field.label)) add(entity, field, match.index, match.index + match[0].length); // prettier-ignore
  }
  for (const { word, at, end } of tokensIn(text)) {
    const unit = units[unitNamed(word) ?? ''];
    for (const entity of plan.entities)
      for (const field of entity.fields) {
        // "Wohnort" is the Ort, "Rechnungsbetrag" the Betrag
        const isEnd = plan.language === 'de' && field.label.length >= 3 && word.length > field.label.length + 2 && word.toLowerCase().endsWith(field.label.toLowerCase()) && /^\p{Lu}/u.test(field.label); // prettier-ignore
        if (unit?.test(field.label) || isEnd) add(entity, field, at, end);
      }
  }
  return all;
}

/** The one field that is meant; undefined where the text names none, or fields of several lists alike. */
export function fieldSaid(
  text: string,
  plan: AppPlan,
  isFit: (field: Field, entity: Entity) => boolean = () => true,
  of?: Entity,
): FieldMention | undefined {
  // prettier-ignore
  const fit = fieldsSaid(text, plan, { of }).filter(({ field, entity }) => !field.joins && isFit(field, entity));
  const [best] = fit;
  if (!best) return undefined;
  const alike = fit.filter(({ field, entity }) => entity !== best.entity && field.label.toLowerCase() === best.field.label.toLowerCase()); // prettier-ignore
  return alike.length === 0 || listSaid(text, plan) === best.entity ? best : undefined;
}

/** A value of a choice that a text names, as it stands or in another form. */
export type ValueMention = { entity: Entity; field: Field; value: string; at: number; end: number };
export function valuesSaid(text: string, plan: AppPlan): ValueMention[] {
  const found: ValueMention[] = [];
  const tokens = tokensIn(text);
  for (const entity of plan.entities)
    for (const field of entity.fields)
      for (const { value } of field.options ?? []) {
        const words = tokensIn(value).map(({ word }) => word);
        tokens.forEach((token, index) => {
          const isSaid =
            words.length > 0 && words.every((word, step) => isForm(tokens[index + step]?.word ?? '', word));
          if (isSaid) found.push({ entity, field, value, at: token.at, end: tokens[index + words.length - 1]!.end });
        });
      }
  return found;
}

const bare = (word: string): string => word.toLowerCase().replace(/(?<=.{3})(?:en|er|em|es|e|s|n)$/u, '');
const isForm = (word: string, value: string): boolean =>
  word.toLowerCase() === value.toLowerCase() || (Math.min(word.length, value.length) > 3 && bare(word) === bare(value));
