import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

/** A room in which several talk, of which a list is kept. */
const isRoom = /(?:room|group|lobby|channel|raum|gruppe|kanal)$/;
const isOfTwo =
  /\b(?:private(?:ly)?|direct(?:ly)?|each other|one another|one[- ](?:to|on)[- ]one|between (?:two|the two|a|an|users|members|\w+ and)|message (?:the|an?|other)|messages? (?:to|from|with|between)|chat with (?:the|an?|other|their|my|our)|inbox)\b|(?<!\p{L})(?:privat\p{L}*|direkt|einander|persönliche[nrs]? nachricht\p{L}*|nachrichten? an|(?:schreiben|schicken|senden) sich|sich (?:\p{L}+ ){0,2}(?:schreiben|schicken|unterhalten)|zwischen)(?!\p{L})/iu;
/** "private messages and a chat for all": both. */
const isForAll =
  /\b(?:group chat|chat ?room|common chat|public chat|chat for (?:all|every\w+)|gruppenchat|chatraum)\b/i;

/** Messages between people. Those of two are read by the two; in rooms and where all talk, by who is signed in. */
export function chat(features: Features): void {
  const old = features.find(/^(?:(?:private|direct|chat|personal) )?(?:message|chat|conversation)$|^(?:private ?)?(?:nachricht|chat|unterhaltung)$/);
  if (old && !old.entity.fields.some(({ type }) => type === 'email')) features.drop(old);
  const { text } = features.context;
  const room = isOfTwo.test(text) ? undefined : features.drafts.find(({ noun }) => isRoom.test(noun))?.draft;
  const messages = draftWith('chat message', ['Author: text!', 'Conversation: text', 'Sent at: datetime', 'Text: longtext!']);
  messages.samples = [
    { author: 'Mei Chen', conversation: 'Everyone', sent_at: '-1 09:30', text: 'Hello everyone, good to be here.' },
    { author: 'Tomasz Wójcik', conversation: 'Everyone', sent_at: '-1 09:42', text: 'Welcome! Ask whatever you like.' },
    { author: 'Ruth Adler', conversation: 'Everyone', sent_at: '-1 10:05', text: 'Good morning. Who joins on Thursday?' },
  ];
  const { entity } = messages;
  entity.access = { read: 'all', write: 'creator' };
  features.add('chat message', messages);
  const label = features.says(/\bchat/i) ? 'Chat' : 'Messages';
  if (room) {
    features.page('chat', label, 'MessagesSquare', entity, { others: [room.entity.name] });
    return;
  }
  entity.isBetweenTwo = true;
  const people = draftWith('chat member', ['Name: text!']);
  people.samples = messages.samples.map(({ author }) => ({ name: author ?? '' }));
  people.entity.access = { read: 'all', write: 'creator' };
  features.add('chat member', people);
  const hasRoom = !isOfTwo.test(text) || isForAll.test(text);
  if (!hasRoom)
    messages.samples = messages.samples.map((row, index) => ({ ...row, conversation: '', text: ofTwo[index]! }));
  features.page('chat', label, 'MessagesSquare', entity, { others: [people.entity.name], ...(hasRoom && { hasRoom }) });
  features.note('A message between two people is read by the two of them and by nobody else; people can be written to once they have opened the messages.');
} // prettier-ignore

const ofTwo = [
  'Hello, nice to meet you here.',
  'Thank you for your message. I will answer this evening.',
  'Good morning. Does Thursday suit you?',
];
