import { promptText } from '../recognise/prompt-text.ts';
import { abilitiesIn } from './abilities.ts';
import { chooseEntities } from './choose-entities.ts';
import { chunksOf } from './chunks.ts';
import { isPerson } from './chunks.ts';
import { clean } from './clean.ts';
import { roleOf } from './clauses.ts';
import { nameInClause } from './app-phrase.ts';
import { coloursIn } from './colours.ts';
import { addCompounds, noteCompounds } from './compound-fields.ts';
import { withoutBystanders } from './bystanders.ts';
import { withoutIdlePeople } from './idle-people.ts';
import { withCountedFields, withCountedParts } from './counted-parts.ts';
import { choiceName, withChoices } from './either-or.ts';
import { withWhatPeopleEnter } from './entered-by-people.ts';
import { Facts } from './facts.ts';
import { takeSaidFields } from './field-sentences.ts';
import { withListOpenings } from './list-openings.ts';
import { addImplied, addOfPlace } from './implied.ts';
import { noteLogs } from './logs.ts';
import { addPairs, hintPairs, takeSeveral } from './many-to-many.ts';
import { withoutBackground } from './german-background.ts';
import { withKindsNamed } from './german-brackets.ts';
import { withCapitals, withCommas } from './german-capitals.ts';
import { noteLogged, takeCounted, withCounted } from './german-counted.ts';
import { takeGermanFields } from './german-field-sentences.ts';
import { oneGermanListEach } from './german-one-list.ts';
import { withGermanOwners } from './german-whose-list.ts';
import { listsInForm, withFieldsInForm } from './german-sensible-fields.ts';
import { withGermanStates } from './german-states.ts';
import { withoutGermanRules } from './german-rules.ts';
import { withDeedsOwned, withHoursOfPeople, withListedOwners, withoutGermanOffices } from './german-no-records.ts';
import { withHolders } from './asked-holder.ts';
import { withoutGermanLooseEnds } from './german-loose-ends.ts';
import { withoutListedOnly } from './german-listed-only.ts';
import { withAnswersBetween, withGermanAnswers } from './german-answers.ts';
import { withGermanClaims } from './german-claims.ts';
import { withAskedDeeds } from './german-asked-deeds.ts';
import { withPartsApart } from './german-parts.ts';
import { germanPlural } from './german-plural.ts';
import { withoutQuestions } from './german-question.ts';
import { noteOwned, noteParts, reworded } from './german-rewordings.ts';
import { germanSaidAsLists } from './german-said-aloud.ts';
import { withSharedEnds } from './german-shared-ends.ts';
import { asWritten } from './german-spoken.ts';
import { withSentenceLists } from './german-sentence-lists.ts';
import { withToldLists } from './german-told-lists.ts';
import { germanTagger } from './german-tagger.ts';
import { countSameForms } from './german-same-forms.ts';
import { takeGermanActs } from './german-told-acts.ts';
import { takeKinds } from './kinds.ts';
import { weighAgain } from './learned/weigh-again.ts';
import { languageOf, type Language } from './language.ts';
import { namedLists } from './named-lists.ts';
import type { Context } from './clause-state.ts';
import { readClause } from './read-clause.ts';
import type { ReadEntity, Reading, Relation } from './reading.ts';
import { takeRelations } from './relation-clauses.ts';
import { relationsOf } from './relations.ts';
import { repair } from './repair.ts';
import { rolesOf } from './roles.ts';
import { saidAsLists } from './said-aloud.ts';
import { takeSaidOutputs } from './said-outputs.ts';
import { takeSaidStates, withSaid } from './said-states.ts';
import { bracketChoices, bracketPairs } from './said-choices.ts';
import { withExpiries, withSaidKinds, withWaitingList } from './said-expiries.ts';
import { withSaidSeries } from './said-series.ts';
import { withBracketsOwned } from './told-in-brackets.ts';
import { sentencesOf } from './sentences.ts';
import { withSensibleNouns } from './sensible-nouns.ts';
import { correctSpelling } from './spelling.ts';
import type { Tagger, Token } from './token.ts';
import { takeToldActs } from './told-acts.ts';
import { withoutRules } from './without-rules.ts';
import { withoutTales } from './tales.ts';
import { withTypedCommas } from './typed-lists.ts';
import { addUnowned } from './unowned-fields.ts';
import { withOwners } from './whose-list.ts';
import { withPossessedLists } from './possessive-lists.ts';
import { withWrittenLists } from './written-lists.ts';
import { englishTagger } from './wink-tagger.ts';

const takeLists: Record<Language, (sentence: string, facts: Facts) => string> = {
  en: takeSaidFields,
  de: takeGermanFields,
  other: (sentence) => sentence,
};
const takeActs: Record<Language, (text: string, facts: Facts) => string> = {
  en: (text, facts) => takeToldActs(takeSaidOutputs(takeSaidStates(text, facts), facts), facts),
  de: takeGermanActs,
  other: (text) => text,
};
const taggers: Record<Language, Tagger> = { en: englishTagger, de: germanTagger, other: () => [] };

/** How much there is of something is never a list of its own: "change quantities, see the total". */
const measures: ReadonlySet<string> = new Set(['quantity', 'amount', 'total', 'sum', 'menge', 'anzahl', 'summe']);

/** "Wie viele Sonderfahrten ihm noch fehlen", "wie viele Portionen sie kochen": what is only asked for as a number is worked out. */
function isOnlyCounted({ noun, fields, isLink }: ReadEntity, { language, plain, entities }: Reading): boolean {
  if (language !== 'de' || isLink || fields.length > 0 || isPerson(noun) || entities.every((one) => one.noun === noun || one.fields.length === 0)) return false; // prettier-ignore
  const said = [...plain.matchAll(new RegExp(String.raw`(?<!\p{L})${noun.slice(0, -1)}\p{L}{0,4}(?!\p{L})`, 'giu'))];
  return said.length > 0 && said.every(({ index }) => /wie ?viele?n? $/iu.test(plain.slice(0, index)));
}

function withoutMeasures(read: Reading): Reading {
  // "die Stunden je Mitarbeiter" are counted
  const isCounted = ({ noun, fields }: ReadEntity) => noun === 'stunde' && fields.length === 0 && /(?<!\p{L})(?:die|wie ?viele?|alle|\d+) Stunden (?:je|pro|im)(?!\p{L})|\d+ Stunden (?:leisten|arbeiten|helfen|machen)/u.test(read.plain); // prettier-ignore
  const entities = read.entities.filter((one) => !measures.has(one.noun) && !isCounted(one) && !isOnlyCounted(one, read)); // prettier-ignore
  if (entities.length === 0 || entities.length === read.entities.length) return read;
  return {
    ...read,
    entities,
    relations: read.relations.filter(({ from, to }) => [from, to].every((noun) => entities.some((one) => one.noun === noun) || read.entities.every((one) => one.noun !== noun))), // prettier-ignore
  };
}

/** Reads a prompt clause by clause. Deterministic; what it found carries why. */
export function readPrompt(prompt: string): Reading {
  const byRules = readByRules(prompt);
  const read = withoutMeasures(withSensibleNouns(withSaid(weighAgain(byRules), byRules.facts)));
  const reading = read.language === 'de' ? withHoursOfPeople(withDeedsOwned(withListedOwners(withoutGermanOffices(withGermanStates(oneGermanListEach(read), prompt))))) : read; // prettier-ignore
  const kept = settled(reading, prompt);
  const entities = kept.entities.map((one) => ({ ...one, fields: one.fields.map(choiceName) }));
  if (reading.language !== 'de') return { ...kept, entities };
  return { ...kept, entities: withFieldsInForm(withoutQuestions(entities)), lists: listsInForm(kept.lists) };
}

/** What the whole text says of the lists that are left, whatever was found clause by clause. */
const settled = (read: Reading, typed: string): Reading =>
  [withoutGermanLooseEnds, withoutListedOnly, withoutBystanders, withBracketsOwned, withWhatPeopleEnter, withCountedFields, withCountedParts, withSaidSeries, withExpiries, withSaidKinds, withWaitingList, withGermanAnswers, withAnswersBetween, withHolders, withGermanClaims, withoutIdlePeople, withWrittenLists].reduce((left, step) => step(left, typed), read); // prettier-ignore

/** What the rules read, with all that was seen on the way: `sentences` are those of the whole text, none taken out. */
export type ReadByRules = { reading: Reading; facts: Facts; sentences: readonly Tagged[] };

export function readByRules(prompt: string): ReadByRules {
  const language = languageOf(prompt);
  const tagger = taggers[language];
  const { background, component, unknown, rest: said } = coloursIn(promptText(prompt));
  const facts = new Facts();
  const rest = language === 'de' ? germanText(said, facts) : said;
  const context: Context = { main: null, last: null, record: null, actor: null };
  const told = language === 'en' ? saidAsLists(withoutTales(withListOpenings(rest, language))) : rest;
  const cleaned = withChoices(clean(told), language);
  const plain =
    language === 'en'
      ? withOwners(withPossessedLists(withoutRules(cleaned)))
      : language === 'de'
        ? withoutGermanRules(cleaned)
        : cleaned;
  const typed = sentencesOf(takeActs[language](takeSeveral(plain, language, facts), facts))
    .map((sentence) => takeKinds(sentence, language, facts))
    .map((sentence) => bracketPairs(bracketChoices(sentence)))
    .map((sentence) => (language === 'en' ? withTypedCommas(sentence) : sentence))
    .map((sentence) => takeLists[language](sentence, facts));
  for (const sentence of typed) noteLogs(sentence, facts);
  const sentences = typed.map((sentence): Tagged => {
    const tokens = tagger(sentence);
    const text = correctSpelling(sentence, tokens);
    return { text, tokens: repair(text === sentence ? tokens : tagger(text)) };
  });
  let called: string | null = null;
  sentences.forEach(({ text, tokens }, index) => {
    const read = chunksOf(tokens);
    const chunks = takeRelations(language === 'de' ? countSameForms(read) : read, facts);
    if (language === 'en') noteCompounds(text, tokens, facts);
    if (index === 0) called = nameInClause(chunks);
    readClause(chunks, roleOf(chunks, index), text, facts, context);
    facts.settleHints();
  });
  hintPairs(facts);
  const { entities, doubtful } = chooseEntities(facts);
  addUnowned(entities, facts);
  addCompounds(entities, facts);
  if (language === 'de')
    for (const entity of entities)
      entity.plural = germanPlural(
        entity.noun,
        sentences.flatMap(({ tokens }) => tokens),
      );
  if (entities.length === 0) addOfPlace(entities, sentences[0]?.tokens ?? []);
  const implied: Relation[] = [];
  addImplied(entities, implied, facts);
  addPairs(entities, implied, facts, language);
  facts.relations.unshift(...implied.map((relation) => ({ ...relation, why: 'implied' })));
  const relations = relationsOf(entities, facts);
  for (const entity of entities) entity.fields = entity.fields.map(choiceName);
  const whole = wholeSentences(language === 'de' ? cleaned : plain, sentences, tagger);
  const kept = wholeSentences(language === 'en' ? takeSaidOutputs(plain, new Facts()) : plain, sentences, tagger);
  // what people can do is also said in what the lists are read without
  const asTyped = told === rest ? [] : wholeSentences(clean(rest), sentences, tagger);
  const reading: Reading = {
    language,
    called,
    entities,
    relations,
    abilities: abilitiesIn([...sentences, ...[...whole, ...asTyped].filter((one) => !sentences.includes(one))]),
    background,
    component,
    unknownColours: unknown,
    roles: rolesOf(facts),
    doubtful,
    examples: facts.examples,
    lists: namedLists(plain, language),
    plain: told,
  };
  return { reading, facts, sentences: kept };
}

function germanText(text: string, facts: Facts): string {
  const listed = withSentenceLists(withCommas(withCapitals(withSharedEnds(asWritten(text)))));
  const typed = takeCounted(withListOpenings(listed, 'de'), facts);
  const told = withoutBackground(typed, (noun) => facts.add(noun, 2.2, 'of the house'));
  noteLogged(text, facts);
  const owned = withGermanOwners(
    germanSaidAsLists(withCounted(withPartsApart(withToldLists(withAskedDeeds(told, facts), facts)), facts), facts),
    facts,
  );
  return noteParts(withKindsNamed(noteOwned(reworded(owned), facts), facts), facts);
}

/** Sentences as they were typed, where a list or an act was taken out of them: what people can do is said there too. */
const wholeSentences = (text: string, read: readonly Tagged[], tagger: Tagger): Tagged[] => {
  const known = new Map(read.map((one) => [one.text, one]));
  return sentencesOf(text).map(
    (sentence) => known.get(sentence) ?? { text: sentence, tokens: repair(tagger(sentence)) },
  );
};
export type Tagged = { text: string; tokens: readonly Token[] };
