import { offersSomething } from './offers-something.ts';
import type { AppPlan } from '../plan/plan.ts';

/**
 * What people write to each other is open to whoever is signed in, as far as its rule lets them; never to visitors. What
 * people say of themselves is written by themselves alone.
 */
export function readByFew({ entities }: AppPlan): void {
  for (const entity of entities) {
    if (/^Chat(?:Member|Message)$/.test(entity.name)) entity.access = { read: 'all', write: 'creator' };
    const isFound = entity.access.read === 'anonymous' && offersSomething.test(entity.label);
    if (entity.isProfile) entity.access = { read: isFound ? 'anonymous' : 'all', write: 'creator' };
  }
}
