import { inSentence, listInWords, toLabel } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { mentions } from './place.ts';

const asks =
  /^(?:add|create|make|i (?:want|need)|we (?:want|need)) (?:a |an |another )?(?:new |extra |separate )?(?:text |info(?:rmation)? |simple )?page (?:about|with|on|that (?:tells|explains|says|shows)(?: people)?(?: about)?) (?:our |my |the |us )?(.+)$/i;
const aboutUs =
  /^(?:add|create|make|i (?:want|need)|we (?:want|need)) (?:an? |another )?(?:new )?["“']?about(?: us)?["”']?(?: page| section)?$|^(?:add|create|make|new|i (?:want|need)|we (?:want|need)) (?:an? )?(?:new )?page (?:called |named )?["“']?(?:about us)["”']?$/i;
const isMore =
  /\b(?:list|form|chart|graph|table|map|calendar|board|search|all|every|records?|report|contact|button|gallery)\b/i;
const hours = 'Monday to Friday, 9 to 17\nSaturday, 10 to 14\nClosed on Sunday';

/** "add a page with our opening hours": a page to read, whose text people replace. */
export function textPageRequest(text: string, plan: AppPlan): Change[] | string | null {
  if (opening.test(text) && !plan.pages.some(({ archetype, label }) => archetype === 'landing' || label === 'Welcome'))
    return [welcomePage(plan), { kind: 'main-page', page: 'Welcome' }];
  const said = asks.exec(text)?.[1]?.replace(/["“”]/g, '').replace(/ with (?:a bit of |a little |a few |some |a (?:short )?)?(?:text|words|info(?:rmation)?)\b.*$/i, '').trim(); // prettier-ignore
  // "a page about us", "an about page"
  const isAboutUs = aboutUs.test(text) || /^(?:us|the (?:club|team|company|shop|school)|ourselves)$/i.test(said ?? '');
  const topic = isAboutUs ? 'About us' : said;
  if (!topic || isMore.test(topic) || topic.split(' ').length > 5) return null;
  if (!/^how (?:to|we|you)\b/i.test(topic) && plan.entities.some((entity) => mentions(topic, entity))) return null;
  const label = toLabel(topic).slice(0, 30);
  if (plan.pages.some((page) => page.label === label)) return `The app has the page ${label} already.`;
  const isHours = /\bhours\b|öffnungszeiten/i.test(topic);
  const sections = [
    { heading: label, text: isHours ? hours : 'Replace this text with your own: open the page’s file, or tell me what it should say.' },
  ]; // prettier-ignore
  const page = { archetype: 'feature', feature: 'content', entity: '', label, icon: isHours ? 'Clock' : 'Info', sentence: '', sections } as const; // prettier-ignore
  return [{ kind: 'add-feature', drafts: [], changed: [], pages: [{ ...page, sections }], notes: ['The text on it is a placeholder; tell me the real one.'] }]; // prettier-ignore
}

const opening =
  /^(?:add|create|make|i (?:want|need)|we (?:want|need)) (?:an? |another )?(?:nice |simple )?(?:start|home|welcome|landing|front|intro(?:duction)?) ?page\b/i;

const welcomePage = ({ name, entities }: AppPlan): Change => ({
  kind: 'add-feature',
  drafts: [],
  changed: [],
  pages: [
    {
      archetype: 'feature',
      feature: 'content',
      entity: '',
      label: 'Welcome',
      icon: 'House',
      sentence: `Welcome to ${name}.`,
      sections: [{ heading: name, text: `Here you find ${listInWords(entities.map(({ plural }) => inSentence(plural)))}. Replace this text with your own.` }],
    },
  ],
  notes: ['The text on it is a placeholder; tell me the real one.'],
}); // prettier-ignore
