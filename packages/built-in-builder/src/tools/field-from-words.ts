import { type FieldType, type ToolField, toolFieldSchema } from '@whittle/contract/tools/tool-document';
import { newPartId } from '@whittle/domain/tools/part-ids';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { optionsFor } from '../recognise/options-for.ts';

type Draft = Partial<Pick<ToolField, 'placeholder' | 'help' | 'personal'>> & { type: FieldType };

/** What forms of tools ask for, by the words; the first match wins. Everything else goes by the types of records. */
const usual: readonly [RegExp, Draft & { options?: string[] }][] = [
  [/\b(?:diet|dietary|eating|ernährung\w*)\b/, { type: 'select', options: ['Anything', 'Vegetarian', 'Vegan', 'Pescatarian', 'Gluten-free'] }],
  [/\ballerg/, { type: 'short_text', placeholder: 'nuts, shellfish', help: 'Leave empty if there are none.' }],
  [/\b(?:tone|voice|mood|ton(?:fall)?)\b/, { type: 'select', options: ['Friendly', 'Formal', 'Playful', 'Direct'] }],
  [/\b(?:target |output )?(?:language|sprache)\b/, { type: 'select', options: ['English', 'German', 'French', 'Spanish', 'Italian'] }],
  [/\b(?:length|länge)\b/, { type: 'select', options: ['Short', 'Medium', 'Long'] }],
  [/\b(?:level|difficulty)\b/, { type: 'select', options: ['Beginner', 'Intermediate', 'Advanced'] }],
  [/\b(?:format|kind of text)\b/, { type: 'select', options: ['Text', 'List', 'Table'] }],
  [/^(?:number of |how many )|^(?:people|persons|personen\w*|anzahl|tage|guests|travell?ers|kids|children|participants|players|days|nights|weeks|hours|minutes|servings|questions|words)\b/, { type: 'number' }],
  [/\b(?:budget|price|cost|salary|income)\b/, { type: 'number', placeholder: '80', help: 'In your currency.' }],
  [/^(?:what|which|why|how)\b|\b(?:notes|article|text|draft|transcript|cv|résumé|resume|job ad|posting|ingredients|document|code|description|details|experience|background|brief|story|minutes of|requirements|facts|reviews?|feedback|conversation|points|ideas|interests|preferences|wishes|notizen|stellenanzeige|lebenslauf|interessen|vorrät\w*)\b/, { type: 'long_text' }],
  [/\b(?:first|last|full|your|customer|recipient|person)s? ?name\b|\bname of (?:the )?(?:person|customer|recipient)\b/, { type: 'short_text', personal: true }],
]; // prettier-ignore

const typeOfRecordField: Partial<Record<ReturnType<typeof fieldTypeOf>, FieldType>> = {
  longtext: 'long_text',
  number: 'number',
  money: 'number',
  boolean: 'checkbox',
  date: 'date',
  datetime: 'date',
  select: 'select',
  multiselect: 'multi_select',
  email: 'email',
  phone: 'phone',
  url: 'url',
  image: 'photo',
};

/** What stands in a choice whose choices nobody knows, to be replaced by hand. */
const unknownOptions = ['First choice', 'Second choice', 'Third choice'];

/** A field of a tool from the words that a person uses for it: `budget`, `tone (formal, friendly)`, `what is in the fridge`. */
export function fieldFromWords(words: string, taken: readonly ToolField[], { isRequired = false } = {}): ToolField {
  const own =
    /[(:]\s*([^()]+?)\)?$/
      .exec(words)?.[1]
      ?.split(/\s*[,/|]\s*|\s+or\s+/)
      .filter(Boolean) ?? [];
  const said = words
    .replace(/\([^)]*\)|:.*$/g, '')
    .replace(/\b(?:optional(?:ly)?|required|mandatory)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  const low = said.toLowerCase();
  const { options: listed, ...draft }: Draft & { options?: string[] } = usual.find(([pattern]) =>
    pattern.test(low),
  )?.[1] ?? {
    type: typeOfRecordField[fieldTypeOf(low)] ?? 'short_text',
  };
  const isChoice = own.length >= 2 || draft.type === 'select' || draft.type === 'multi_select';
  const options = own.length >= 2 ? own : isChoice ? (listed ?? optionsFor(low) ?? unknownOptions) : [];
  const isOptional = /\boptional/i.test(words) || /\ballerg/.test(low);
  const name = titleOf(said).slice(0, 50).trim();
  return toolFieldSchema.parse({
    ...draft,
    ...(own.length >= 2 && { type: 'select' }),
    // whose choices nobody can guess is written
    ...(isChoice && options.length < 2 && { type: 'short_text' }),
    id: newPartId(shortName(low), taken, 'field'),
    name,
    label: /^(?:what|which|who|how|where|when|why)\b/.test(low) && !name.endsWith('?') ? `${name.slice(0, 49)}?` : name,
    required: !isOptional && (isRequired || /\b(?:required|mandatory)\b/i.test(words)),
    options: options.map((label) => ({ label: titleOf(label.trim()).slice(0, 100) })),
  });
}

/** `what is in the fridge` is called `fridge` in a prompt. */
const shortName = (words: string): string =>
  words.replace(
    /^(?:what|which|how (?:many|much)|where|when|who)\s+(?:(?:is|are|do|does|you|have|has|in|on|at|the|there|we|i|people)\s+)*/,
    '',
  ) || words;

const titleOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
