import { inSentence, listInWords } from '../plan/names.ts';
import type { Section } from '../plan/plan.ts';
import type { FeatureContext, PageDraft } from './features/features.ts';
import { topicOf } from './topic.ts';

/** What a page to read can be about, by the words that ask for it; the texts are a beginning that people replace. */
const aboutTopics: readonly { words: RegExp; heading: string; text: (topic: string, name: string) => string }[] = [
  { words: /\bhistory\b(?!s)/i, heading: 'Our history', text: (topic) => `It began with a few people and one idea about ${topic}. Step by step it grew, and every year brought new people, new questions and better answers.` },
  { words: /\bmission\b/i, heading: 'Our mission', text: () => 'We want what we do to be easy to understand and within reach for everyone who needs it.' },
  { words: /\bvalues\b/i, heading: 'Our values', text: () => 'We are honest in what we say, careful in what we make, and we answer every question.' },
  { words: /\bteam introduction\b|\bour team\b|\bteam information\b/i, heading: 'The team', text: () => 'A small team with different strengths: planning, design, engineering and care for the people we work for.' },
  { words: /\bservices?\b/i, heading: 'What we offer', text: (topic) => `Everything around ${topic}: advice at the beginning, reliable work, and help when something changes.` },
]; // prettier-ignore

/** What an introduction of one part alone goes on with. */
const alsoTold: readonly Section[] = [
  { heading: 'How it works', text: 'First we listen and look at where you stand. Then you get a written plan with the steps, the time they take and what they cost. We do the work with you, report every week, and check the result together at the end.' },
  { heading: 'Why people choose us', text: 'One contact person from the first talk to the last step, clear prices without surprises, and many years of experience. The first talk is free and binds you to nothing.' },
]; // prettier-ignore

const introduction =
  /\b(?:introduction|introduce|about us|about page|company (?:information|profile|history)|team introduction|mission|learn about|presentation of)\b/i;

/** What visitors of a place want to know before they come. */
const visit =
  /\bopening (?:hours|times)\b|\b(?:ticket|entry|entrance|admission) (?:prices|fees)\b|\bvisit(?:ing|or) information\b|\bplan (?:a|their|your|the) visit\b/i;
const isField = ({ entities }: FeatureContext['reading']): boolean =>
  entities.some(({ fields }) => fields.some((name) => visit.test(name)));

/** The pages to read that a text asks for: an introduction, a guide, questions and answers, terms. */
export function contentPages({ text, reading, drafts, name }: FeatureContext): PageDraft[] {
  const topic = reading.called ?? inSentence(drafts[0]?.draft.entity.plural ?? name);
  // "a solar company" is about solar, whatever it lists first
  const about = drafts[0] && reading.language === 'en' ? topicOf(text, drafts[0].noun) : null;
  const services = /\b([a-z]+(?: [a-z]+)?) services\b/i.exec(aboutLabel(text))?.[0]?.replace(/^about /i, '');
  const plural = inSentence(drafts[0]?.draft.entity.plural ?? topic);
  const subject = services ?? (about && !plural.includes(about) ? `${about} ${plural}` : topic);
  const pages: PageDraft[] = [];
  const add = (label: string, icon: string, sentence: string, sections: Section[]) =>
    pages.push({ archetype: 'feature', feature: 'content', entity: '', label, icon, sentence, sections });
  // what visitors send in is not theirs to find
  const open = drafts.filter(({ draft }) => draft.entity.access.read !== 'admin' && !draft.entity.verb);
  const lists = listInWords((open.length > 0 ? open : drafts).slice(0, 4).map(({ draft }) => inSentence(draft.entity.plural))); // prettier-ignore
  const asked = aboutTopics.filter(({ words }) => words.test(text));
  const isOfOthers =
    drafts.some(({ noun }) => /compan|organi[sz]ation/.test(noun)) && !/\b(?:the|our) company['’]s\b/i.test(text);
  if (introduction.test(text) && !isOfOthers)
    add(aboutLabel(text), 'Info', `Welcome to ${name}: ${lists} in one place.`, [
      ...(asked.length > 0 ? asked : aboutTopics.slice(0, 3)).map(({ heading, text: write }) => ({
        heading,
        text: write(subject, name),
      })),
      ...(asked.length === 1 ? alsoTold : []),
    ]);
  if (
    /\b(?:cv|resume|curriculum vitae)\b|\bportfolio\b|\bpersonal (?:web ?site|page)\b/i.test(text) &&
    /\bpersonal (?:information|details)|\babout (?:me|page)\b/i.test(text)
  )
    add(
      /personal (?:information|details)/i.test(text) ? 'Personal information' : 'About me',
      'UserRound',
      'Amina Yusuf, designer and researcher in Lisbon. Replace this with your own words.',
      [
        {
          heading: 'Summary',
          text: 'Ten years of work on services that people use every day. I like small teams, clear words and things that last.',
        },
        { heading: 'Contact', text: 'amina@yusuf.example\n+351 21 555 0100\nMill Street 4, Lisbon' },
        { heading: 'Languages', text: 'English, Portuguese, German' },
      ],
    );
  const advice = /\b((?:[a-z]+ (?:and )?){0,3})(advice|best practices?|tips|recommendations)\b/i.exec(text);
  if (advice && !drafts.some(({ noun }) => /article|post|tip|guide|recommendation/.test(noun)))
    add(/advice/i.test(text) ? 'Advice' : 'Best practices', 'Lightbulb', `What has proved itself around ${topic}.`, [
      {
        heading: 'Best practice',
        text: 'Write down the next step as soon as a talk ends, answer within a day, and look through everything that is open once a week.',
      },
      {
        heading: 'Integration',
        text: 'Begin with one source of data. Bring records in as CSV, check ten of them by hand, then bring in the rest.',
      },
      {
        heading: 'What to avoid',
        text: 'Two lists for the same thing, states that nobody uses, and notes that only their author understands.',
      },
    ]);
  if (/(?<!\b(?:travel|city|culinary|tour|study|buying|style|local|food) )\bguides?\b(?! (?:app|website|platform|to))|\bhelp (?:page|section|cent(?:er|re))\b|\bhow to use\b|\binstructions\b/i.test(text))
    add('Guide', 'BookOpenText', `How ${name} is used, step by step.`, [
      { heading: 'Find your way', text: 'The navigation leads to every part. The first page gives an overview.' },
      ...drafts.slice(0, 3).map(({ draft: { entity } }) => ({ heading: entity.plural, text: `Open “${entity.plural}” to see the list. Search and filters narrow it down; the button at the top adds a new ${inSentence(entity.label)}. Open one to read, change or delete it.` })),
      { heading: 'Save your work', text: 'Everything is saved when you press the button of a form. What you typed is kept until then.' },
    ]); // prettier-ignore
  if (visit.test(text) && !isField(reading))
    add('Plan your visit', 'Clock', 'Opening hours, prices and how to get here. Replace these with your own.', [
      { heading: 'Opening hours', text: 'Tuesday to Sunday, 10:00 to 18:00\nThursday until 21:00\nClosed on Mondays' },
      { heading: 'Ticket prices', text: 'Adults €12\nStudents and seniors €8\nChildren under 12 free' },
      { heading: 'Getting here', text: 'Mill Street 4, five minutes from the station. Bus 12 stops at the door.' },
    ]);
  if (/\bfaqs?\b|\bfrequently asked\b/i.test(text))
    add('Questions and answers', 'CircleHelp', 'What people ask most.', [
      { heading: 'Do I need an account?', text: 'To read, usually not. To keep something of your own, sign in first.' },
      { heading: 'Can I change what I entered?', text: 'Yes. Open it and press edit.' },
      { heading: 'How do I reach you?', text: 'Use the contact page; we answer as soon as we can.' },
    ]);
  if (
    /\b(?<!payment |delivery |rental |loan )(?:terms (?:of (?:use|service)|and conditions)|privacy and terms|terms page|privacy policy|privacy page|imprint)\b/i.test(
      text,
    )
  )
    add('Privacy and terms', 'Scale', 'Replace these texts with your own before you publish.', [
      { heading: 'What is stored', text: 'Only what you enter, and only to provide this service.' },
      { heading: 'Your rights', text: 'You may see, change and delete what you entered at any time.' },
    ]);
  return pages;
}

function aboutLabel(text: string): string {
  if (/\bteam introduction\b/i.test(text)) return 'Team introduction';
  const services = /\bintroduction (?:to|of) ([a-z ]{3,28}?services)\b/i.exec(text)?.[1];
  if (services) return `About ${services}`;
  return /\bcompany introduction\b/i.test(text)
    ? 'Company introduction'
    : /\bcompany (?:information|profile)\b/i.test(text)
      ? 'About the company'
      : 'About us';
}
