import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Field } from '../../../plan/plan.ts';
import { fieldWords } from '../../../reading/lexicon/field-words.ts';
import { fieldTypeOf } from '../../../recognise/field-type.ts';
import { makeField } from '../../../recognise/make-field.ts';
import type { Change } from '../../change.ts';
import { draftOfNoun } from '../../../recognise/entity-draft.ts';
import { germanSingulars } from '../../../reading/lexicon/german-nouns.ts';
import { findEntity, findField } from '../../find.ts';
import { pluralOfGerman } from './lists.ts';
import { aboutIn, entitiesIn } from './mentions.ts';

const article = '(?:(?:an?|the|our|my|their|ein|eine|einen|der|die|das|den|dem|vom|des|unsere?n?) )?';
const pictured = new RegExp(`^(?:please |bitte |and |und |also |auch |noch )*(?:i (?:want|need) |we need |add |ich (?:brauche|will|möchte) )?(?:an? |some |ein |eine )?(?:pictures?|photos?|images?|bild(?:er)?|fotos?)(?: (?:of|from|vom|von der|von|des|der|für) ${article}([\\p{L} -]+?))?(?: (?:too|as well|also|please|dazu|auch|hinzu|bitte|hochladen|anhängen|wäre \\p{L}+))*$`, 'iu'); // prettier-ignore
const photographed = /(?<!\p{L})(?:einen?|das|die|den|der|unseren?) (\p{L}+) (?:fotografieren|abfotografieren|hochladen|anhängen|einscannen|dazulegen)(?!\p{L})|(?<!\p{L})(?:photograph|scan) (?:an?|the) (\p{L}+)/iu; // prettier-ignore
const ticked =
  /^(?:.*?(?<!\p{L})(?:put|add|need|want|have|make|give|i['’]d like)\s+)?(?:an?|the) (?!tick|check)([\p{L} -]+?) (?:tick|check) ?box(?!\p{L})/iu;
const tickedFor = /(?<!\p{L})(?:tick ?box|check ?box|haken|häkchen|kästchen|checkbox|ja\/nein[- ]?feld)(?: zum (?:abhaken|ankreuzen))? (?:for|to say|für|ob) (?:the |das |die |den |es |sie )?([\p{L} -]+?)(?: (?:on|to|in|at|bei|für|zu|beim|is|are|ist|sind|hinzu|dazu)(?!\p{L}).*)?$/iu; // prettier-ignore
const oneEach =
  /(?<!\p{L})(?:one|an?|ein|eine|einen|1|je ein|je eine)\s+(\p{L}+)\s+(?:per|for each|for every|each|pro|je|für jede[nrs]?)\s+(\p{L}+)/iu;
const each = /^(?:each|every|jede[rs]?)\s+(\p{L}+)\s+(?:has|gets|needs|belongs to|comes from|is from|hat|bekommt|braucht|gehört zu|kommt von|stammt von)\s+(?:exactly |genau |immer |always )?(?:one|an?|ein|eine|einem|einer|einen)\s+(\p{L}+)$/iu; // prettier-ignore
const wanted = /^(?:(?:and|und|also|auch|noch|please|bitte|plus|then|dann)[, ]+){0,9}(?:(?:i|we|ich|wir) (?:also |auch |noch )?(?:need|want|brauchen?|möchten?|will|wollen|hätten? gern) |add |(?:es |mir |uns )?fehl(?:t|en) (?:noch |auch )?)?(.+?)(?: (?:too|as well|also|is missing|are missing|fehlt(?: noch)?|fehlen(?: noch)?|dazu|auch|noch|hinzu|wäre \p{L}+|wären \p{L}+|bitte|please)){1,9}$/iu; // prettier-ignore

/** A field that is asked for in passing: a picture, one of another list, "the mileage too". */
export function fieldGist(text: string, plan: AppPlan): Change[] | string | null {
  const picture = pictured.exec(text);
  if (picture) {
    const entity = aboutIn(text, plan);
    const of = picture[1] && !entitiesIn(picture[1], plan)[0] ? toLabel(picture[1]) : undefined;
    const label = of ?? (plan.language === 'de' ? 'Bild' : 'Picture');
    const made = makeField(label);
    const name = made && findField(entity, label)?.name === made.field.name ? `${label} picture` : label;
    const field = makeField(name)?.field;
    return field ? [{ kind: 'add-field', entity: entity.name, field: { ...withoutChoices(field), type: 'image', isRequired: false }, isShown: true }] : null; // prettier-ignore
  }
  const filmed = photographed.exec(text)?.[1];
  const shot = filmed ? makeField(toLabel(filmed))?.field : undefined;
  if (shot) return [{ kind: 'add-field', entity: aboutIn(text, plan).name, field: { ...withoutChoices(shot), type: 'image', isRequired: false }, isShown: true }]; // prettier-ignore
  const tick = ticked.exec(text) ?? tickedFor.exec(text);
  const boxed = tick?.[1] ? makeField(`${tick[1]} (yes/no)`) : null;
  if (boxed && tick![1]!.split(' ').length <= 3) return [{ kind: 'add-field', entity: aboutIn(text.replace(tick![1]!, ' '), plan).name, field: { ...withoutChoices(boxed.field), type: 'boolean', isRequired: false }, isShown: true }]; // prettier-ignore
  const referred = referenceIn(text, plan);
  if (referred) return referred;
  const said = wanted
    .exec(text)?.[1]
    ?.replace(/^(?:an?|the|ein|eine|einen|der|die|das|den)\s+/iu, '')
    .trim();
  if (!said || said.split(' ').length > 3 || !isField(said) || findEntity(plan, said)) return null;
  const entity = aboutIn(text, plan);
  const written = makeField(said);
  if (!written) return null;
  if (findField(entity, said)?.name === written.field.name) return `${entity.plural} already have a field called ${written.field.label}.`; // prettier-ignore
  return [{ kind: 'add-field', entity: entity.name, field: written.field, isShown: false }];
}

const withoutChoices = ({ name, label, isRequired }: Field): Field => ({ name, label, isRequired, type: 'text' });

const isField = (name: string): boolean => {
  const last = name.split(' ').at(-1)!.toLowerCase();
  return fieldWords.has(last) || fieldTypeOf(name) !== 'text';
};

/** "one member per meeting", "every plot belongs to one tenant": chosen from the list that is there. */
function referenceIn(text: string, plan: AppPlan): Change[] | string | null {
  const per = oneEach.exec(text);
  const has = each.exec(text.replace(/[.!?]+$/, ''));
  const [target, owner] = per ? [per[1]!, per[2]!] : has ? [has[2]!, has[1]!] : [];
  const [found, of] = [target, owner].map((name) => name && (findEntity(plan, name) ?? entitiesIn(name, plan)[0]?.entity)); // prettier-ignore
  if (!of || !target || found === of) return null;
  const fresh =
    found || !belongs.test(text)
      ? null
      : draftOfNoun(germanSingulars.get(target.toLowerCase()) ?? target.toLowerCase(), []);
  if (fresh && plan.language === 'de') fresh.entity.plural = toLabel(pluralOfGerman(fresh.entity.label));
  const list = found || fresh?.entity;
  if (!list) return null;
  const asked = /\bwho (\p{L}+s) (\p{L}+)\s*\?/iu.exec(text) ?? /\bwer (\p{L}+t) (?:den |die |das )?(\p{L}+)\s*\?/iu.exec(text); // prettier-ignore
  const label = asked ? toLabel(plan.language === 'de' ? `${asked[2]} von` : `${asked[1]} ${asked[2]}`) : list.label;
  const made = makeField(label)?.field;
  if (!made) return null;
  const known = of.fields.find(({ name, reference }) => reference === list.name && name === made.name);
  if (known) return `${of.plural} already have a field called ${known.label}.`;
  return [
    ...(fresh ? [{ kind: 'add-entity', draft: fresh } as const] : []),
    { kind: 'add-field', entity: of.name, field: { ...withoutChoices(made), type: 'reference', isRequired: false, reference: list.name }, isShown: true },
  ]; // prettier-ignore
}

const belongs = /(?<!\p{L})(?:belongs to|comes from|is from|gehört zu|kommt von|stammt von)(?!\p{L})/iu;
