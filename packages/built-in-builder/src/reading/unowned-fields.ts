import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import type { ReadEntity } from './reading.ts';

/** What a profile asks for is of the person in the app, what a form asks for of what is handed in with it. */
export function addUnowned(entities: ReadEntity[], { unowned, acts }: Facts): void {
  for (const { of, names } of unowned) {
    const person = entities.find(({ noun }) => isPerson(noun));
    const sent = entities.find(({ noun }) => acts.some(({ verb, object }) => verb === 'submit' && object === noun));
    const thing = sent ?? entities.find(({ noun }) => !isPerson(noun)) ?? entities[0];
    const owner = of === 'profile' ? (person ?? entities.find(({ noun }) => noun === 'profile')) : thing;
    if (owner) owner.fields.push(...names.filter((name) => !owner.fields.includes(name)));
    else if (of === 'profile')
      entities.push({ noun: 'profile', plural: null, fields: [...names], weight: 2, why: ['has fields'], isImplied: false }); // prettier-ignore
  }
}
