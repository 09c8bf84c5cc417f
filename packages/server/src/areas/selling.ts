import { createGivenMemberships } from '../features/memberships/given-memberships.ts';
import { createMembers } from '../features/memberships/members.ts';
import { createMembershipsService } from '../features/memberships/memberships.service.ts';
import { createOwnMemberships } from '../features/memberships/own-membership.ts';
import { createReadings } from '../features/memberships/readings.ts';
import type { Core } from './core.ts';

export type Selling = ReturnType<typeof createSelling>;

/** What apps sell to their people. */
export function createSelling(core: Core) {
  const readings = createReadings(core);
  const memberships = createMembershipsService({ ...core, readings });
  return {
    readings,
    memberships,
    members: createMembers(core),
    given: createGivenMemberships(core),
    ownMemberships: createOwnMemberships({ ...core, memberships, readings }),
  };
}
