import { inSentence, toLabel } from '../../plan/names.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

const isMemory = /\bmemory (?:game|card)|\bmatching pairs\b/i;
const isPlayed =
  /(?:^| )(?:game|snake|2048|memory|tic-?tac-?toe|player|card|board|tile|second|minute|move|count|count move|pair|round|theme)s?(?: |$)/;

export function play(features: Features): void {
  const { text } = features.context;
  const scores = () => {
    const noun = features.says(/\bhigh ?scores?\b|\bleader ?board\b|\branking\b|\bbest (?:scores|results|players)\b/i)
      ? 'high score'
      : 'score';
    const lines = isMemory.test(text) ? ['Player: text!', 'Points: number!', 'Level: select Easy | Medium | Hard', 'Moves: number', 'Seconds: number', 'Date: date'] : ['Player: text!', 'Points: number!', 'Date: date']; // prettier-ignore
    const draft = features.need(noun, lines, /^(?:high )?score$/);
    return draft.entity.name;
  };
  if (/\bchess\b|\bschach(?:spiel|partie)?\b/i.test(text) && (features.can('play') || /\b(?:chess|schach)(?:spiel)?\b/i.test(text.slice(0, 80))) && !isClub.test(text)) return chess(features); // prettier-ignore
  const variant = /\b2048\b/.test(text) ? '2048' : /\bsnake\b/i.test(text) ? 'snake' : isMemory.test(text) ? 'memory' : /\btic[- ]?tac[- ]?toe\b/i.test(text) ? 'tic-tac-toe' : /\b(?:recycl|waste|trash)\w*\b/i.test(text) && features.can('play') ? 'sorting' : null; // prettier-ignore
  if (variant) {
    const points = scores();
    const leads =
      /^(?!\W*(?:please |can you )?(?:add|include|also|put|give)\b)[^.:;]{0,70}\b(?:game|snake|2048|memory|tic[- ]?tac[- ]?toe)\b/i.test(
        text,
      );
    // the game itself is played, not kept; nor is what it is about, unless the text says what belongs to it
    for (const { noun, draft } of [...features.drafts])
      if (isPlayed.test(noun) || (leads && draft.entity.name !== points && !features.isDescribed(noun)))
        features.drop(draft);
    features.page('game', 'Play', 'Gamepad2', features.main.entity, {
      variant,
      others: [points],
      ...(leads && { leads }),
    });
  }
  const studies = isStudied.test(text) && features.can('quiz');
  if (studies) study(features);
  if (features.can('quiz') && !(studies && !/\bquiz|\btests?\b|\bmultiple[- ]choice/i.test(text))) {
    const questions = draftWith('question', ['Question: text!', 'Answer: text!', 'Wrong answers: text', 'Topic: text']);
    questions.samples = quizSamples;
    const gone = features.drafts.filter(({ noun }) => /^(?:question|quiz|test|exam)$/.test(noun) || (/^(?:answer|choice|result|option|flash ?card|vokabel)$/.test(noun) && !features.isDescribed(noun))); // prettier-ignore
    features.add('question', questions);
    for (const { draft } of gone) features.drop(draft);
    features.page('quiz', /\b(?:test|exam)s?\b/i.test(text) && !/quiz/i.test(text) ? 'Take the test' : 'Quiz', 'ListChecks', questions.entity, { others: [scores()] }); // prettier-ignore
  }
}

/** Those who meet to play keep members and tournaments. */
const isClub =
  /\b(?:chess|schach) ?(?:clubs?|verein|lessons?|tournaments?|turnier\w*|school|players|books?|problems|coach)\b/i;

function chess(features: Features): void {
  const games = draftWith('chess game', ['Name: text!', 'White: text', 'Black: text', 'Level: text', 'Moves: longtext', 'Result: text']); // prettier-ignore
  games.samples = [
    { name: 'Game 1', white: 'Amina Yusuf', black: 'Henrik Dahl', level: 'two', moves: 'e2e4 e7e5 g1f3 b8c6 f1c4', result: 'open' },
    { name: 'Game 2', white: 'Mei Chen', black: 'Computer', level: 'easy', moves: 'f2f3 e7e5 g2g4 d8h4', result: 'black' },
    { name: 'Game 3', white: 'Jonas Weber', black: 'Computer', level: 'easy', moves: 'e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7', result: 'white' },
  ]; // prettier-ignore
  for (const { draft } of [...features.drafts]) if (!features.isDescribed(inSentence(draft.entity.label))) features.drop(draft); // prettier-ignore
  const last = features.drafts[0]?.draft;
  features.add('chess game', games);
  if (last && features.drafts.length === 2 && !features.isDescribed(inSentence(last.entity.label))) features.drop(last);
  features.page('game', 'Play', 'Gamepad2', games.entity, { variant: 'chess', leads: true });
  features.note('Two people play at one board, or against the computer. Somebody else can join an open game once you let others see the games.'); // prettier-ignore
}

/** Cards that are turned, not asked with choices. */
const isStudied =
  /\bflash ?cards?\b[^]*\b(?:flip|turn|stud(?:y|ies|ying)|decks?|known|learn(?:ing|ed|t)? progress)|\bkarteikarten\b/i;

function study(features: Features): void {
  const card = features.find(/(?:^| )(?:card|flash ?card|vocabulary|karteikarte)$/);
  const deck = features.find(/(?:^| )(?:deck|set|stapel)$/);
  const said = features.context.reading.entities.find(({ noun }) => noun.endsWith('card'))?.fields ?? [];
  const names = said.filter((name) => name.split(' ').length < 3).slice(0, 4);
  const lines = names.length > 1 ? names.map((name, index) => `${toLabel(name)}: text${index === 0 ? '!' : ''}`) : ['Front: text!', 'Back: text!'];
  const cards = draftWith('card', lines);
  const [front = 'front', back = 'back'] = cards.entity.fields.map(({ name }) => name);
  cards.samples = cardSamples.map(([word, meaning]) => ({ [front]: word, [back]: meaning }));
  features.add('card', cards);
  if (card) features.drop(card);
  if (deck) {
    const plain = draftWith('deck', ['Name: text!', 'Description: longtext']);
    plain.samples = ['First words', 'Travel', 'Food'].map((name) => ({ name }));
    Object.assign(plain.entity, { name: deck.entity.name, label: deck.entity.label, plural: deck.entity.plural });
    features.replace(deck, plain);
    features.link(cards, plain);
  }
  features.page('study', 'Study', 'GraduationCap', cards.entity, { leads: false });
} // prettier-ignore

const cardSamples = [
  ['la casa', 'the house'],
  ['el pan', 'the bread'],
  ['la llave', 'the key'],
  ['el tren', 'the train'],
  ['mañana', 'tomorrow'],
  ['gracias', 'thank you'],
] as const;

const quizSamples = [
  { question: 'Which planet is closest to the sun?', answer: 'Mercury', wrong_answers: 'Venus; Mars; Earth', topic: 'Science' },
  { question: 'How many sides has a hexagon?', answer: 'Six', wrong_answers: 'Five; Seven; Eight', topic: 'Mathematics' },
  { question: 'Which ocean is the largest?', answer: 'The Pacific', wrong_answers: 'The Atlantic; The Indian Ocean; The Arctic', topic: 'Geography' },
  { question: 'What is the capital of Portugal?', answer: 'Lisbon', wrong_answers: 'Porto; Madrid; Faro', topic: 'Geography' },
  { question: 'What do bees collect from flowers?', answer: 'Nectar', wrong_answers: 'Salt; Leaves; Seeds', topic: 'Nature' },
]; // prettier-ignore
