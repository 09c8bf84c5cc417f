import type { ProofAct, ProofActor } from '@whittle/contract/access-proof';
import type { PermissionValue } from '@whittle/contract/entities';
import type { Access } from '../entities/access.ts';

/** Whether a permission's value lets an actor act on a record of `creator`. */
const lets: Record<PermissionValue, (actor: ProofActor) => boolean> = {
  anonymous: () => true,
  all: (actor) => actor !== 'visitor',
  admin: (actor) => actor === 'admin',
  creator: (actor) => actor === 'creator',
  none: () => false,
};

/**
 * What the declared access promises, told from the meaning of its values alone (ENT-03, N-20 to N-22). Written apart from
 * the rules that queries use, because it is what those are compared with.
 */
export function expectedOutcome({ read, write }: Access, actor: ProofActor, act: ProofAct): boolean {
  switch (act) {
    case 'list':
    case 'filter':
    case 'count':
    case 'read':
      return lets[read](actor);
    case 'create':
      return write === 'creator' ? actor !== 'visitor' : lets[write](actor);
    case 'create-many':
      return actor !== 'visitor' && (write === 'creator' || lets[write](actor));
    case 'update':
    case 'delete':
    case 'delete-many':
      // What everyone may submit only admins change, and nobody changes what they cannot see.
      return actor !== 'visitor' && lets[write === 'anonymous' ? 'admin' : write](actor) && lets[read](actor);
  }
}
