import { toLabel } from '../../plan/names.ts';
import { linkDrafts } from '../entity-draft.ts';
import { chat } from './chat.ts';
import { optional } from './draft-with.ts';
import type { Features } from './features.ts';

const commentLines = ['Name: text!', 'Date: date', 'Comment: longtext!'];
const reviewLines = ['Name: text!', 'Rating: select! 5 stars | 4 stars | 3 stars | 2 stars | 1 star', 'Date: date', 'Review: longtext']; // prettier-ignore

/** "books with author and rating": the rating is a field, and nobody writes reviews. */
function isOwnRating({ context: { reading, text } }: Features): boolean {
  const isField = reading.entities.some(({ fields }) => fields.some((name) => /\b(?:rate|rating|stars?|score|bewertung)\b/i.test(name)));
  return isField && !/\breviews?\b|\b(?:can|to|should|and|may|members|users|people|others|visitors|customers|guests|everyone|students) (?:also )?rate\b|\bratings\b|\brat(?:e|es|ing) (?:and|or) (?:comment|review)|\b(?:leave|give|post|write)\b[^.]*\bratings?\b|\bbewert(?:en|et)\b/i.test(text);
} // prettier-ignore

/** "with a mark for food and one for service": each has its stars. */
function marksFor({ context: { reading } }: Features): readonly string[] {
  const said = reading.entities.find(({ noun }) => /^(?:review|rating)$/.test(noun))?.fields ?? [];
  const marks = said.filter((field) => / rating\b/.test(field)).map((field) => toLabel(field.replace(/\s*\(.*$/, '')));
  const stars = ': select! 5 stars | 4 stars | 3 stars | 2 stars | 1 star';
  return marks.length < 2 ? reviewLines : reviewLines.flatMap((line) => (line.startsWith('Rating') ? marks.map((mark) => `${mark}${stars}`) : line));
} // prettier-ignore

/** Feedback on the whole, for which there is a form. */
const isFeedbackAlone = ({ context: { text, isPublic } }: Features): boolean =>
  isPublic &&
  /\bfeedback\b/i.test(text) &&
  !/\bfeedback (?:on|for|to) \w|\bcomment|\breply|\breplies|\bdiscuss|\bforum/i.test(text);

const ratedThing = /\b(?:rate|rating|review|reviewing) (?:(?:the|each|an?|every|their|and \w+) )?(\p{L}{3,})\b/iu;
const isRated = /\b(?:review|reviews|rat(?:e|es|ing|ings)|stars?|bewert\p{L}*|sterne?)\b/iu;
/** Rates that nobody gives. */
const otherRates =
  /\b(?:exchange|interest|heart|conversion|tax|hourly|daily|day|currency|growth|success|occupancy|mortgage|live|current|how|these|the) rates?\b/gi;

export function talk(features: Features): void {
  const { things } = features;
  const targets = things.filter(({ entity }) => entity.fields.length > 1).slice(0, 2);
  const main = features.objectOf(ratedThing) ?? targets[0];
  const add = (noun: string, lines: readonly string[], verb: string, words: RegExp) => {
    const old = features.find(words);
    if (old && features.drafts.length > 1) features.drop(old);
    if (!main) return;
    const draft = features.need(noun, lines, words);
    draft.entity.verb = verb;
    linkDrafts(draft, main);
    optional(draft);
  };
  if (!isRated.test(features.context.text.replace(otherRates, '')))
    features.context.reading.abilities = features.context.reading.abilities.filter((one) => one !== 'rate');
  const isForum = features.find(/^(?:(?:\p{L}+ )?discussion|thread|topic|forum|post|question)$/u);
  if (features.can('rate') && !isOwnRating(features) && isRated.test(features.context.text.replace(otherRates, '')))
    add('review', marksFor(features), 'Write a review', /^(?:review|rating|testimonial)$/);
  if (features.can('comment') && !(isForum && isForum !== main) && !isFeedbackAlone(features))
    add('comment', commentLines, isForum ? 'Reply' : 'Add a comment', /^(?:comment|reply)$/);
  if (features.says(/\b(?:forum|discussion)s?\b/i)) {
    const forum = features.need('discussion', [], /^(?:(?:\p{L}+ )?discussion|thread|topic|thought|opinion|post)$/u);
    if (features.says(/\bforum\b/i) && !features.says(/\b(?:threads|(?<!specific |for )topics|discussions)\b/i))
      forum.entity.plural = 'Forum';
    const replies = features.need('reply', commentLines, /^(?:reply|comment)$/);
    if (replies !== forum) {
      replies.entity.verb = 'Reply';
      linkDrafts(replies, forum);
      optional(replies);
    }
  }
  if (features.can('chat')) chat(features);
  if (features.can('assistant') || features.says(/\bchat ?bot\b/i)) {
    const all = features.things.map(({ entity }) => entity);
    features.page('ask', features.says(/\bchat ?bot\b/i) ? 'Chatbot' : features.says(/\bcustomer support\b/i) ? 'Customer support' : 'Assistant', 'BotMessageSquare', all[0]!, { others: all.slice(1, 5).map(({ name }) => name) }); // prettier-ignore
  }
}
