import { inSentence, pluralise, toFieldName, toLabel } from '../plan/names.ts';
import type { Access, Entity, FeatureName, FeaturePage, RecordAction } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { parseField } from '../kinds/parse-field.ts';
import { isPerson } from '../reading/chunks.ts';
import type { Reading } from '../reading/reading.ts';
import { saidFields } from '../reading/said-fields.ts';
import { contentPages } from './content-pages.ts';
import type { NamedDraft } from './drafts.ts';
import { columnsOf, draftOfNoun, linkDrafts, type EntityDraft } from './entity-draft.ts';
import { knownFamily } from './families.ts';
import { sampleValue } from './sample-values.ts';

type Draft = Omit<FeaturePage, 'name'>;
export type FeatureContext = {
  text: string;
  reading: Reading;
  drafts: NamedDraft[];
  /** Whether visitors are meant to see the app. */
  isPublic: boolean;
  name: string;
};

/** Kept while abilities add to the app: the records, and the pages that they bring. */
class Features {
  readonly pages: Draft[] = [];
  readonly context: FeatureContext;

  constructor(context: FeatureContext) {
    this.context = context;
  }

  can = (...abilities: string[]): boolean => this.context.reading.abilities.some((one) => abilities.includes(one));
  says = (words: RegExp): boolean => words.test(this.context.text);

  get drafts(): NamedDraft[] {
    return this.context.drafts;
  }

  find(words: RegExp): EntityDraft | undefined {
    return this.drafts.find(({ draft, noun }) => words.test(noun) || words.test(inSentence(draft.entity.label)))?.draft;
  }

  /** What the app shows: neither people nor what people leave behind. */
  get things(): EntityDraft[] {
    const things = this.drafts.filter(({ noun, draft }) => !isPerson(noun) && !draft.entity.verb && !left.test(noun));
    return (things.length > 0 ? things : this.drafts.slice(0, 1)).map(({ draft }) => draft);
  }

  get main(): EntityDraft {
    return this.things[0] ?? this.drafts[0]!.draft;
  }

  /** The entity of this noun, made with these fields where the text brought none. */
  need(noun: string, lines: readonly string[], words: RegExp): EntityDraft {
    const known = this.find(words);
    if (known) return known;
    const draft = draftWith(noun, lines);
    this.add(noun, draft);
    return draft;
  }

  /** In place of one of the same name, if there is one. */
  add(noun: string, draft: EntityDraft): void {
    const old = this.drafts.find((one) => one.draft.entity.name === draft.entity.name);
    this.drafts.push({ noun, draft });
    if (old) this.drop(old.draft);
  }

  drop(draft: EntityDraft): void {
    const at = this.drafts.findIndex((one) => one.draft === draft);
    if (at < 0 || this.drafts.length === 1) return;
    this.drafts.splice(at, 1);
    for (const { draft: other } of this.drafts) {
      other.entity.fields = other.entity.fields.filter(({ reference }) => reference !== draft.entity.name);
      const names = new Set(other.entity.fields.map(({ name }) => name));
      other.entity.columns = other.entity.columns.filter((name) => names.has(name));
    }
  }

  page(feature: FeatureName, label: string, icon: string, entity: Entity | null, more: Partial<Draft> = {}): void {
    this.pages.push({ archetype: 'feature', feature, label, icon, entity: entity?.name ?? '', ...more });
  }

  offer(action: RecordAction, drafts: readonly EntityDraft[]): void {
    for (const { entity } of drafts) entity.actions = [...new Set([...(entity.actions ?? []), action])];
  }
}

/** Records that people leave behind by using the app. */
const left =
  /^(?:booking|order|comment|review|rating|application|enroll?ment|registration|message|subscriber|favou?rite|vote|donation|member|lead|score|signup)$/;
const visitorsWrite: Access = { read: 'admin', write: 'anonymous' };

/** Adds what the abilities of the text need: records with the word for adding one, pages, buttons on records. */
export function addFeatures(context: FeatureContext): Draft[] {
  const features = new Features(context);
  for (const add of [choices, comparisons, talk, shop, requests, forms, marks, people, play, others, reports])
    add(features);
  return [...contentPages(context), ...features.pages];
}

/** Where people are to filter, what they see has something to filter by. */
function choices(features: Features): void {
  if (!features.can('filter') && !features.says(/\bcategor(?:y|ies)\b/i)) return;
  const { entity, samples } = features.main;
  if (entity.fields.some(({ type }) => type === 'select' || type === 'multiselect')) return;
  const noun = inSentence(entity.label);
  const usual = knownFamily(noun)?.fields.find((line) => line.includes(': select'));
  const field = parseField(usual?.replace('select!', 'select') ?? 'Category: select Standard | Special | Other');
  if (entity.fields.some(({ name }) => name === field.name)) return;
  entity.fields.splice(1, 0, field);
  entity.columns = [...entity.columns, field.name];
  features.main.samples = samples.map((row, index) => ({
    ...row,
    [field.name]: field.options?.[index % field.options.length]?.value ?? '',
  }));
}

function reports(features: Features): void {
  const { drafts } = features;
  const made = /\b(?:generat|view|creat|customi[sz]|consolidat|detail|provid|export|receiv|display|produc)\w*\s+(?:\w+\s+){0,3}(?:reports?|reporting)\b|\breport(?:ing)? (?:feature|function|page|section|tool)|\breporting\b|\banalysis\b/i; // prettier-ignore
  const isMade = features.says(made) && !features.says(/\b(?:submit|anonymous|file a|incident) report/i);
  const own = drafts.find(({ noun }) => /(?:^| )report$/.test(noun));
  const isBare = own && !features.context.reading.entities.find(({ noun }) => noun === own.noun)?.fields.length;
  if (own && isMade && isBare) features.drop(own.draft);
  if (isMade || features.says(/\bcsv\b|\bexcel\b|\bstatistics\b/i)) {
    const all = drafts.map(({ draft }) => draft.entity).filter(({ fields }) => fields.length > 1);
    const label = drafts.some(({ draft }) => draft.entity.plural === 'Reports') ? 'Create a report' : 'Reports';
    features.page('report', label, 'FileChartColumn', all[0]!, { others: all.slice(1, 6).map(({ name }) => name) });
  }
}

function comparisons(features: Features): void {
  const { drafts } = features;
  if (features.can('compare')) {
    const numbers = ({ entity }: EntityDraft) => entity.fields.filter(({ type }) => type === 'money' || type === 'number').length; // prettier-ignore
    for (const { noun, draft } of [...drafts]) if (/comparison/.test(noun)) features.drop(draft);
    const [best] = [...features.things].sort((a, b) => numbers(b) - numbers(a));
    if (best) features.page('compare', 'Compare', 'Scale', best.entity);
  }
}

const commentLines = ['Name: text!', 'Date: date', 'Comment: longtext!'];
const reviewLines = ['Name: text!', 'Rating: select! 5 stars | 4 stars | 3 stars | 2 stars | 1 star', 'Date: date', 'Review: longtext']; // prettier-ignore

function talk(features: Features): void {
  const { things } = features;
  const targets = things.filter(({ entity }) => entity.fields.length > 1).slice(0, 2);
  const main = targets[0];
  const add = (noun: string, lines: readonly string[], verb: string, words: RegExp) => {
    const old = features.find(words);
    if (old && features.drafts.length > 1) features.drop(old);
    if (!main) return;
    const draft = features.need(noun, lines, words);
    draft.entity.verb = verb;
    linkDrafts(draft, main);
    optional(draft, main);
  };
  const isForum = features.find(/^(?:discussion|thread|topic|forum|post|question)$/);
  if (features.can('rate') && features.says(/\b(?:review|rat(?:e|es|ing|ings)|stars?)\b/i))
    add('review', reviewLines, 'Write a review', /^(?:review|rating|testimonial)$/);
  if (features.can('comment') && !(isForum && isForum !== main))
    add('comment', commentLines, isForum ? 'Reply' : 'Add a comment', /^(?:comment|reply)$/);
  if (features.says(/\b(?:forum|discussion)s?\b/i)) {
    const forum = features.need('discussion', [], /^(?:discussion|thread|topic|thought|opinion|post)$/);
    if (features.says(/\bforum\b/i)) forum.entity.plural = 'Forum';
    const replies = features.need('reply', commentLines, /^(?:reply|comment)$/);
    if (replies !== forum) {
      replies.entity.verb = 'Reply';
      linkDrafts(replies, forum);
      for (const { reference } of replies.entity.fields)
        if (reference) optional(replies, features.drafts.find(({ draft }) => draft.entity.name === reference)!.draft);
    }
  }
  if (features.can('chat')) {
    const old = features.find(/^(?:message|chat)$/);
    if (old && !old.entity.fields.some(({ type }) => type === 'email')) features.drop(old);
    const messages = draftWith('chat message', ['Author: text!', 'Conversation: text', 'Sent at: datetime', 'Text: longtext!']); // prettier-ignore
    messages.samples = [
      { author: 'Mei Chen', conversation: 'Everyone', sent_at: '-1 09:30', text: 'Hello everyone, good to be here.' },
      { author: 'Tomasz Wójcik', conversation: 'Everyone', sent_at: '-1 09:42', text: 'Welcome! Ask whatever you like.' },
      { author: 'Ruth Adler', conversation: 'Everyone', sent_at: '-1 10:05', text: 'Good morning. Who joins on Thursday?' },
    ]; // prettier-ignore
    features.add('chat message', messages);
    const partner = features.drafts.find(
      ({ noun, draft }) =>
        draft !== messages && (isPerson(noun) || /(?:room|group|lobby|partner|provider|company)$/.test(noun)),
    );
    features.page('chat', features.says(/\bchat/i) ? 'Chat' : 'Messages', 'MessagesSquare', messages.entity, partner ? { others: [partner.draft.entity.name] } : {}); // prettier-ignore
  }
  if (features.can('assistant') || features.says(/\bchat ?bot\b/i)) {
    const all = features.things.map(({ entity }) => entity);
    features.page('ask', features.says(/\bchat ?bot\b/i) ? 'Chatbot' : 'Assistant', 'BotMessageSquare', all[0]!, { others: all.slice(1, 5).map(({ name }) => name) }); // prettier-ignore
  }
}

function shop(features: Features): void {
  if (!features.can('order') && !features.says(/\be-?commerce\b|\bonline (?:shop|store)\b/i)) return;
  const isBought = ({ entity }: EntityDraft) => entity.fields.some(({ type }) => type === 'money');
  let goods = features.things.filter(isBought);
  if (goods.length === 0) {
    const { main } = features;
    main.entity.fields.push(parseField('Price: money'));
    main.samples = main.samples.map((row, index) => ({ ...row, price: sampleValue(parseField('Price: money!'), index) ?? 0 })); // prettier-ignore
    goods = [main];
  }
  const old = features.find(/^(?:order|purchase)$/);
  if (old) features.drop(old);
  const orders = draftWith('order', ['Customer: text!', 'Email: email', 'Address: text', 'Payment: text', 'Items: longtext', 'Total: money', 'Date: date!', 'Status: select! New | Paid | Sent | Cancelled']); // prettier-ignore
  features.add('order', orders);
  features.offer('cart', goods);
  features.page('cart', 'Cart', 'ShoppingCart', goods[0]!.entity, { others: [orders.entity.name] });
}

/** Booking, enrolling, applying and joining: a record that belongs to a thing, made on the thing's own page. */
const requested: readonly { can: string; noun: string; verb: string; words: RegExp; of: RegExp; lines: string[] }[] = [
  { can: 'book', noun: 'booking', verb: 'Book', words: /^(?:booking|reservation|appointment|rental)$/, of: /apartment|room|property|hotel|service|table|car|tour|class|treatment|doctor|venue|house|flat/, lines: ['Name: text!', 'Email: email', 'Start date: date!', 'End date: date', 'People: number', 'Status: select! Requested | Confirmed | Cancelled'] },
  { can: 'join', noun: 'enrollment', verb: 'Enrol', words: /^(?:enroll?ment)$/, of: /course|class|program|lesson|training/, lines: ['Name: text!', 'Email: email!', 'Phone: phone', 'Date: date', 'Status: select! Enrolled | Waiting | Completed'] },
  { can: 'join', noun: 'membership', verb: 'Join', words: /^(?:member|membership)$/, of: /group|community|club|team|room|lobby|game/, lines: ['Name: text!', 'Email: email', 'Date: date'] },
  { can: 'join', noun: 'registration', verb: 'Register', words: /^(?:registration|signup)$/, of: /event|workshop|webinar|conference|seminar|tour/, lines: ['Name: text!', 'Email: email!', 'Phone: phone', 'Date: date'] },
  { can: 'apply', noun: 'application', verb: 'Apply', words: /^application$/, of: /job|position|program|grant|loan|course|scholarship|vacancy|pet|apartment/, lines: ['Name: text!', 'Email: email!', 'Phone: phone', 'Date: date!', 'Message: longtext', 'Status: select! Submitted | In review | Accepted | Rejected'] },
]; // prettier-ignore

function requests(features: Features): void {
  for (const { can, noun, verb, words, of, lines } of requested) {
    const isAsked = features.can(can) || (noun === 'registration' && features.find(/workshop|event/)) || (noun === 'application' && features.find(/^job$|vacancy/) && features.context.isPublic); // prettier-ignore
    const fitting = features.drafts.find(({ noun: one, draft }) => of.test(one) && !draft.entity.verb)?.draft;
    const target = fitting ?? (can === 'book' ? features.main : undefined);
    if (!isAsked || !target) continue;
    const old = features.find(words);
    if (old?.entity.verb) continue;
    const said = features.context.reading.entities.find(({ noun: one }) => words.test(one));
    if (old && old !== target && (!said || said.isImplied || said.fields.length < 2)) features.drop(old);
    const draft = features.need(noun, lines, words);
    if (draft === target) continue;
    draft.entity.verb = verb;
    linkDrafts(draft, target);
  }
}

/** "share promotions", "post jobs": what visitors of a public app add, in a form of its own. */
function postedThing(features: Features): EntityDraft | undefined {
  const { text, isPublic } = features.context;
  if (!isPublic) return undefined;
  return features.things.find(({ entity }) =>
    [entity.label, entity.plural].some((name) =>
      new RegExp(`\\b(?:shar(?:e|ing)|post(?:ing)?|publish(?:ing)?|submit(?:ting)?|upload(?:ing)?) (?:\\w+ ){0,2}${name.replace(/[^\p{L} ]/gu, '')}\\b`, 'i').test(text),
    ),
  );
} // prettier-ignore

const messageLines = ['Name: text!', 'Email: email!', 'Message: longtext!'];

function forms(features: Features): void {
  const { text } = features.context;
  if (/\bcontact (?:us|form|page|information|section|the)\b|\bcontact(?:ing)? (?:the|us|our)\b|\bcontact$|\b(?:and|,) contact\b/im.test(text)) {
    const old = features.find(/^message$/);
    if (old && old.entity.fields.length <= messageLines.length) features.drop(old);
    const message = features.need('message', messageLines, /^(?:message|inquiry|enquiry)$/);
    message.entity.access = visitorsWrite;
    features.page('form', 'Contact', 'Mail', message.entity, { sentence: 'Write to us with this form, and we answer as soon as we can.' });
  } // prettier-ignore
  const isAnonymous = /\banonymous(?:ly)?\b/i.test(text);
  if (isAnonymous && /\breport/i.test(text)) features.need('report', [], /(?:^| )report$/);
  const isForm = features.can('form') || /\b(?:form[- ]filling|submit|fill (?:in|out))\b/i.test(text);
  const target = features.drafts.findLast(({ noun, draft }) =>
    /(?:^| )(?:lead|request|inquiry|enquiry|application|report|complaint|feedback|insight|petition|quote|claim|submission|tip)$/.test(noun) && !draft.entity.fields.some(({ type }) => type === 'reference'),
  ); // prettier-ignore
  if (isForm && target) {
    const { entity } = target.draft;
    if (features.context.isPublic) entity.access = visitorsWrite;
    const label = isAnonymous ? 'Anonymous reporting' : `Submit ${/^[aeiou]/i.test(entity.label) ? 'an' : 'a'} ${inSentence(entity.label)}`; // prettier-ignore
    features.page('form', label, 'FilePen', entity, { sentence: isAnonymous ? 'No name and no address is asked for or stored.' : 'Fill in the form. What is marked as optional may stay empty.' }); // prettier-ignore
  }
  const inquiry = /\b([a-z]+(?: [a-z]+)?) (?:inquiry|enquiry)\b/i
    .exec(text)?.[1]
    ?.replace(/^(?:an?|the|your|our)\s+/i, '');
  if (inquiry && !features.find(/^(?:inquiry|enquiry)$/)) {
    const draft = features.need('inquiry', ['Name: text!', 'Email: email!', 'Question: longtext', 'Status: select! New | Answered'], /^(?:inquiry|enquiry)$/); // prettier-ignore
    draft.entity.access = visitorsWrite;
    features.page('form', `${toLabel(inquiry)} inquiry`, 'MessageCircleQuestion', draft.entity, { sentence: 'Ask here. The answer comes to your e-mail address.' }); // prettier-ignore
  }
  const posted = postedThing(features);
  if (posted) {
    const noun = inSentence(posted.entity.label);
    const verb = toLabel(/\b(shar|post|publish|submit|upload)/i.exec(text)?.[1]?.toLowerCase().replace('shar', 'share') ?? 'post'); // prettier-ignore
    features.page('form', `${verb} ${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`, 'SquarePen', posted.entity);
  }
  if (features.can('subscribe')) {
    const subscriber = features.need('subscriber', ['Name: text!', 'Email: email!', 'Plan: select Free | Monthly | Yearly', 'Since: date'], /^subscriber$/); // prettier-ignore
    subscriber.entity.access = visitorsWrite;
    features.page('form', features.says(/newsletter/i) ? 'Newsletter' : 'Subscribe', 'BellPlus', subscriber.entity, { sentence: 'Subscribe with your e-mail address. Nothing is charged here.' }); // prettier-ignore
  }
}

function marks(features: Features): void {
  const { main, things } = features;
  if (features.can('favourite') || features.says(/\bcollect(?:ing|ion|ions)? (?:favou?rite |of )?(?:articles|stories|recipes|posts)|\bcollecting\b|\bmanage their collections\b/i)) {
    for (const { noun, draft } of [...features.drafts])
      if (/^(?:collection|favou?rite|bookmark|wishlist)$/.test(noun)) features.drop(draft);
    const favourites = draftWith('favourite', ['Name: text!']);
    features.add('favourite', favourites);
    linkDrafts(favourites, main);
    optional(favourites, main);
    const title = rolesOf(main.entity).title.name;
    const reference = favourites.entity.fields.find(({ type }) => type === 'reference');
    favourites.samples = main.samples.slice(0, 3).map((row) => ({ name: row[title] ?? '', ...(reference && { [reference.name]: row[title] ?? '' }) }));
    if (features.says(/\bcollect/i)) Object.assign(favourites.entity, { plural: 'Collections', label: 'Favourite' });
    features.offer('favourite', [main]);
  } // prettier-ignore
  if (features.can('share')) features.offer('share', [main]);
  if (features.can('download', 'export')) features.offer('download', things.slice(0, 3));
  if (features.says(/\b(?:reading|browsing|viewing) history\b|\brecently (?:viewed|read)\b/i))
    features.page('history', features.says(/reading/i) ? 'Reading history' : 'History', 'History', main.entity);
}

function people(features: Features): void {
  if (!features.can('profile', 'login') && !features.says(/\baccounts?\b/i)) return;
  const old = features.find(/^profile$/);
  if (old) features.drop(old);
  const said = profileFields(features.context.text);
  const profile = draftWith('profile', said.length > 0 ? ['Name: text!', ...said] : ['Name: text!', 'Email: email', 'Phone: phone', 'Location: text', 'Interests: text', 'Photo: image', 'About me: longtext']); // prettier-ignore
  features.add('profile', profile);
  const own = features.drafts.filter(({ draft }) => draft !== profile && draft.entity.name !== 'ChatMessage').map(({ draft }) => draft.entity); // prettier-ignore
  const listed = [...own.filter(({ verb, name }) => verb || name === 'Favourite'), ...own.filter(({ verb }) => !verb)];
  const label = features.says(/personal cent(?:er|re)/i) ? 'Personal center' : features.says(/\baccount\b/i) ? 'My account' : 'My profile'; // prettier-ignore
  features.page('profile', label, 'CircleUserRound', profile.entity, {
    others: listed.slice(0, 3).map(({ name }) => name),
  });
}

/** "create profiles, including name, contact information, skills": what a profile says. */
function profileFields(text: string): string[] {
  const list = /\b(?:profiles?|personal (?:information|details))\b[^.]{0,40}?\b(?:including|such as|with|,)\s+([^.]+)/i.exec(text)?.[1]; // prettier-ignore
  const names = saidFields('profile', (list ?? '').split(/,\s*(?:and\s+)?|\s+and\s+/))
    .map((name) => name.replace(/^(?:uploading|filling out|their|the|an?)\s+/i, '').trim())
    .filter(
      (name) =>
        name !== '' &&
        !/^personal (?:details|information)$/i.test(name) &&
        name.split(' ').length <= 3 &&
        !/^names?$|\b(?:users?|website|can|should|allow\w*)\b/i.test(name),
    );
  if (names.length < 2) return [];
  return [...new Map(names.map((name) => [toFieldName(name), name])).values()].slice(0, 8).map((name) => {
    const label = toLabel(name);
    const type = /e-?mail/i.test(name) ? 'email' : /phone|contact/i.test(name) ? 'text' : /photos?|picture/i.test(name) ? 'image' : /about|bio|experience/i.test(name) ? 'longtext' : 'text'; // prettier-ignore
    return `${label}: ${type}`;
  });
}

function play(features: Features): void {
  const { text } = features.context;
  const scores = () => {
    const draft = features.need('score', ['Player: text!', 'Points: number!', 'Date: date'], /^score$/);
    return draft.entity.name;
  };
  const variant = /\b2048\b/.test(text) ? '2048' : /\bsnake\b/i.test(text) ? 'snake' : /\bmemory (?:game|card)|\bmatching pairs\b/i.test(text) ? 'memory' : /\btic[- ]?tac[- ]?toe\b/i.test(text) ? 'tic-tac-toe' : /\b(?:recycl|waste|trash)\w*\b/i.test(text) && features.can('play') ? 'sorting' : null; // prettier-ignore
  if (variant) {
    const played = features.find(/^game$/);
    if (played) features.drop(played);
    features.page('game', 'Play', 'Gamepad2', features.main.entity, { variant, others: [scores()] });
  }
  if (features.can('quiz')) {
    const questions = draftWith('question', ['Question: text!', 'Answer: text!', 'Wrong answers: text', 'Topic: text']);
    questions.samples = quizSamples;
    const old = features.find(/^(?:question|quiz|test|exam)$/);
    if (old) features.drop(old);
    features.add('question', questions);
    features.page('quiz', /\b(?:test|exam)s?\b/i.test(text) && !/quiz/i.test(text) ? 'Take the test' : 'Quiz', 'ListChecks', questions.entity, { others: [scores()] }); // prettier-ignore
  }
}

const quizSamples = [
  { question: 'Which planet is closest to the sun?', answer: 'Mercury', wrong_answers: 'Venus; Mars; Earth', topic: 'Science' },
  { question: 'How many sides has a hexagon?', answer: 'Six', wrong_answers: 'Five; Seven; Eight', topic: 'Mathematics' },
  { question: 'Which ocean is the largest?', answer: 'The Pacific', wrong_answers: 'The Atlantic; The Indian Ocean; The Arctic', topic: 'Geography' },
  { question: 'What is the capital of Portugal?', answer: 'Lisbon', wrong_answers: 'Porto; Madrid; Faro', topic: 'Geography' },
  { question: 'What do bees collect from flowers?', answer: 'Nectar', wrong_answers: 'Salt; Leaves; Seeds', topic: 'Nature' },
]; // prettier-ignore

function others(features: Features): void {
  if (features.can('timer')) features.page('timer', 'Timer', 'Timer', features.main.entity);
  const { text } = features.context;
  if (/\b(?:unit|currency|temperature) conver(?:sions?|ters?)\b/i.test(text))
    features.page('calculator', 'Converter', 'ArrowRightLeft', features.main.entity, { variant: 'units' }); // prettier-ignore
  else if (/\bcalculators?\b/i.test(text))
    features.page('calculator', 'Calculator', 'Calculator', features.main.entity);
}

/** An entity with exactly these fields; none means what is usual for the noun. */
function draftWith(noun: string, lines: readonly string[]): EntityDraft {
  const draft = draftOfNoun(noun, []);
  if (lines.length === 0) return draft;
  const { entity } = draft;
  entity.fields = lines.map(parseField);
  entity.plural = toLabel(pluralise(noun));
  entity.columns = columnsOf(entity, []);
  const title = rolesOf(entity).title.name;
  draft.samples = draft.samples.slice(0, 5).map((row, index) =>
    Object.fromEntries(
      entity.fields.flatMap((field) => {
        const value = field.name === title ? (sampleNames(field.name, index) ?? row[title] ?? row['name']) : sampleValue(field, index);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
  ); // prettier-ignore
  return draft;
}

const someNames = ['Amina Yusuf', 'Henrik Dahl', 'Lucía Herrera', 'Tomasz Wójcik', 'Mei Chen'];
const sampleNames = (field: string, index: number): string | null =>
  /^(?:name|customer|player|author)$/.test(field) ? someNames[index % someNames.length]! : null;

/** What belongs to one of several things need not belong to each of them. */
function optional(draft: EntityDraft, _target: EntityDraft): void {
  const references = draft.entity.fields.filter(({ type }) => type === 'reference');
  if (references.length > 1) for (const field of references) field.isRequired = false;
}
