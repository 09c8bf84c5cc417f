import type { Ability } from './abilities.ts';

/** Abilities that the built-in builder cannot make yet, as the reply names them, in English and German. */
export const notMade: Readonly<Partial<Record<Ability, readonly [en: string, de: string]>>> = {
  assistant: ['an assistant that answers', 'ein Assistent, der antwortet'],
  chat: ['a live chat', 'ein Live-Chat'],
  compare: ['a comparison side by side', 'ein Vergleich nebeneinander'],
  download: ['downloads', 'Downloads'],
  email: ['sending email', 'E-Mails versenden'],
  export: ['export to files', 'Export in Dateien'],
  favourite: ['favourites', 'Favoriten'],
  follow: ['following other people', 'anderen folgen'],
  map: ['a map', 'eine Karte'],
  match: ['automatic matching', 'automatisches Zuordnen'],
  notify: ['reminders and notifications', 'Erinnerungen und Benachrichtigungen'],
  pay: ['taking payments', 'Zahlungen annehmen'],
  play: ['the game itself', 'das Spiel selbst'],
  quiz: ['a quiz with scoring', 'ein Quiz mit Auswertung'],
  rank: ['a leaderboard', 'eine Rangliste'],
  share: ['links to share', 'Links zum Teilen'],
  subscribe: ['subscriptions', 'Abonnements'],
  timer: ['a timer', 'eine Stoppuhr'],
};

/** Services of others that apps cannot reach from here, by the words that name them. */
export const outsideServices: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sign|log)(?:ging|ing)?[- ]?in (?:with|via|using) (?:google|facebook|apple|github|microsoft)\b/i,
    'sign-in with another account',
  ],
  [/\bgoogle (?:calendar|drive|sheets)\b/i, 'a connection to Google'],
  [/\boutlook\b/i, 'a connection to Outlook'],
  [/\bslack\b/i, 'a connection to Slack'],
  [/\bwhats ?app\b/i, 'WhatsApp messages'],
  [/\b(?:sms|text messages?|gets? a text)\b/i, 'text messages'],
  [/\b(?:paypal|stripe)\b/i, 'PayPal and Stripe'],
  [/\b(?:live|real[- ]time) (?:data|prices|quotes|weather|scores)\b/i, 'live data from outside'],
  [/\bvideo[- ]?(?:calls?|chats?|conferenc\w+|meetings?)\b|\bvideoanrufe?\b/i, 'video calls'],
  [
    /\bautomatic\w* translat\w+|\btranslat\w+ (?:\w+ ){0,3}automatic\w*|\b(?:übersetz\w* (?:\w+ ){0,3}automatisch|automatisch\w* (?:\w+ ){0,2}übersetz\w*)/iu,
    'translating by itself',
  ],
  [/\bpdfs?\b/i, 'PDF files'],
  [
    /\bleague tables?\b|\bstandings\b|\btabellen(?:stand|platz)\b|\b(?:liga|turnier)?tabelle (?:mit|nach|aus) (?:den )?(?:punkt|ergebnis|siege)\p{L}*/iu,
    'a table of standings worked out of the results',
  ],
  [
    /\b(?:poker|hold'?em|strategy|checkers|go|bridge|solitaire) (?:\w+ ){0,3}(?:game|application|app)\b/i,
    'the rules of the game',
  ],
  [
    /\bmanag\w+ (?:of )?users\b|\buser management\b/i,
    'managing accounts inside the app (the builder’s people list does that)',
  ],
  [/\b(?:qr|bar) ?codes? scann(?:er|ing)\b|\bscan (?:qr|bar) ?codes?\b/i, 'scanning codes'],
];
