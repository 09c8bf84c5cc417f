import type { Features } from '../features/features.ts';
import { addField, addRule, listIn } from './find.ts';

const whileIs =
  /\b(?:only\b[^.;]{0,60}\b(?:added|changed|booked|entered|edited|put|registered|add|change|book|enter|edit|register)|(?:added|changed|booked|entered|edited|put|registered|add|change|book|enter|edit|register)\b[^.;]{0,60}\bonly)\b[^.;]{0,60}\b(?:while|when|as long as|if) (?:the |a |an |its |their )?([\p{L} ]+?) (?:is|are|has the (?:status|state)) (?:still )?["“'‘]?(\p{L}+)["”'’]?/iu;
const whileIst = /(?<!\p{L})nur,? (?:[\p{L} ]+,? )?(?:solange|wenn|während) (?:der |die |das |ein |eine )?([\p{L} ]+?) (?:noch )?["„“]?(\p{L}+)["“”]? (?:ist|sind)/iu; // prettier-ignore
const staysAs = /(?<!\p{L})(?:(?:what|whatever|anything|everything|\p{L}{2,30}) (?:that )?(?:is|are|was|has been) (?:already )?|once )["“'‘]?(\p{L}+)["”'’]? (?:\p{L}+ ){0,2}?(?:stays? (?:untouched|as it is|unchanged|locked|fixed)|(?:can|may|must)(?:not| not| no longer|n't) be (?:changed|edited|altered|touched)|is (?:locked|closed|final|frozen))/iu; // prettier-ignore

/** "only while the round is open", "what is shipped stays as it is". */
export function states(features: Features): void {
  const { text: read, typed: text = read } = features.context;
  const [, of = '', value = ''] = whileIs.exec(text) ?? whileIst.exec(text) ?? [];
  const target = value === '' ? undefined : listIn(features.drafts, of);
  const state = target && stateWith(target, value, features);
  for (const { draft } of state ? features.drafts : []) {
    const via = draft.entity.fields.find(({ reference }) => reference === target!.entity.name);
    if (via && draft !== target) addRule(draft.entity, { left: { field: state!.field.name, via: via.name }, is: 'same', right: { value: state!.value }, at: via.name }); // prettier-ignore
  }
  const [, done = ''] = staysAs.exec(text) ?? [];
  for (const { draft } of done === '' ? [] : features.drafts) {
    const field = draft.entity.fields.find(({ options }) => options?.some((one) => one.value.toLowerCase() === done.toLowerCase())); // prettier-ignore
    const option = field?.options?.find((one) => one.value.toLowerCase() === done.toLowerCase());
    if (field && option) draft.entity.closed = { field: field.name, value: option.value };
  }
}

/** The choice of a list that a text names; where nobody said what states there are, it begins with this one. */
function stateWith(draft: NonNullable<ReturnType<typeof listIn>>, value: string, features: Features) {
  const { fields } = draft.entity;
  const isIt = (one: { value: string }) => one.value.toLowerCase() === value.toLowerCase();
  const known = fields.find(({ options }) => options?.some(isIt));
  if (known) return { field: known, value: known.options!.find(isIt)!.value };
  const isGerman = features.context.reading.language === 'de';
  const called = value[0]!.toUpperCase() + value.slice(1);
  const old = fields.find(({ type, name }) => type === 'select' && name === 'status');
  const field = old ?? addField(draft, `Status: select ${called} | ${isGerman ? 'Geschlossen' : 'Closed'}`);
  if (old && isChosen(features, old.options ?? [])) {
    old.options = [{ value: called, tone: 'info' }, ...old.options!];
    return { field: old, value: called };
  }
  field.options = [
    { value: called, tone: 'info' },
    { value: isGerman ? 'Geschlossen' : 'Closed', tone: 'done' },
  ];
  draft.samples = draft.samples.map((row, index) => ({ ...row, [field.name]: field.options![index % 3 === 2 ? 1 : 0]!.value })); // prettier-ignore
  return { field, value: called };
}

/** Choices that the text gives stay. */
const isChosen = ({ context }: Features, options: readonly { value: string }[]): boolean => {
  const said = (context.typed ?? context.text).toLowerCase();
  return options.length > 0 && options.every(({ value }) => said.includes(value.toLowerCase()));
};
