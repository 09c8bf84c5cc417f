import { fieldOfFact, listAlong, type Fact } from './fact.ts';
import { inSentence } from './names.ts';
import { fieldOf, type AppPlan, type Entity } from './plan.ts';

/** What has to hold, in a sentence of the app's language: "condition of boat is “Broken” and …". */
export const factsInWords = (plan: AppPlan, entity: Entity, facts: readonly Fact[]): string =>
  facts.map((fact) => factInWords(plan, entity, fact)).join(plan.language === 'de' ? ' und ' : ' and ');

function factInWords(plan: AppPlan, entity: Entity, fact: Fact): string {
  const isGerman = plan.language === 'de';
  const say = (english: string, german: string) => (isGerman ? german : english);
  const turned = fact.not === true;
  const last = fact.via?.at(-1);
  const holder = last && listAlong(plan, entity, fact.via!.slice(0, -1));
  const via = holder ? fieldOf(holder, last)?.label : undefined;
  if (fact.kind === 'used') {
    const child = plan.entities.find(({ name }) => name === fact.entity);
    const where = child && fact.where ? ` (${factsInWords(plan, child, fact.where)})` : '';
    const plural = child?.plural ?? fact.entity;
    return turned
      ? say(`there are no ${inSentence(plural)} of it${where}`, `es gibt dazu keine ${plural}${where}`)
      : say(`there are ${inSentence(plural)} of ${via ? `this ${inSentence(via)}` : 'it'}${where}`, `es gibt ${via ? `zu ${via}` : 'dazu'} schon ${plural}${where}`); // prettier-ignore
  }
  const found = fieldOfFact(plan, entity, fact);
  const label = found?.field.label ?? fact.field;
  const name = via
    ? say(`“${label}” of the ${inSentence(via)}`, `„${label}“ (${via})`)
    : say(`“${label}”`, `„${label}“`);
  const no = say(' not', ' nicht');
  switch (fact.kind) {
    case 'is':
      return `${name} ${say('is', 'ist')}${turned ? no : ''} ${say(`“${fact.value}”`, `„${fact.value}“`)}`;
    case 'yes': {
      const word = found?.field.type === 'boolean' ? say('ticked', 'angekreuzt') : say('set', 'gesetzt');
      return `${name} ${say('is', 'ist')}${turned ? no : ''} ${word}`;
    }
    case 'given':
      return `${name} ${say('is', 'ist')} ${turned ? say('empty', 'leer') : say('filled in', 'ausgefüllt')}`;
    case 'past':
      return `${name} ${say('is', 'liegt')}${turned ? no : ''} ${say('in the past', 'in der Vergangenheit')}`;
    case 'future':
      return `${name} ${say('is', 'liegt')}${turned ? no : ''} ${say('in the future', 'in der Zukunft')}`;
    case 'before-month':
      return `${name} ${say('is', 'liegt')}${turned ? no : ''} ${say('before this month', 'vor diesem Monat')}`;
    case 'above':
      return `${name} ${say('is', 'liegt')}${turned ? no : ''} ${say('over', 'über')} ${fact.than}`;
    case 'below':
      return `${name} ${say('is', 'liegt')}${turned ? no : ''} ${say('under', 'unter')} ${fact.than}`;
    case 'most':
      return `${name} ${say('is', 'ist')}${turned ? no : ''} ${fact.than === 0 ? say('0', '0') : say(`${fact.than} or less`, `höchstens ${fact.than}`)}`; // prettier-ignore
    case 'shorter':
      return `${name} ${say('has', 'hat')}${turned ? no : ''} ${say(`fewer than ${fact.than} characters`, `weniger als ${fact.than} Zeichen`)}`; // prettier-ignore
  }
}
