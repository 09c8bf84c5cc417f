import type { Facts } from './facts.ts';

const everyone = new Set(['user', 'people', 'person', 'everyone']);

/** Who does things in the app, beyond "users". */
export const rolesOf = (facts: Facts): string[] => [...facts.actors].filter((actor) => !everyone.has(actor));
