import type { AccountId } from '@whittle/contract/ids';
import type { ToolGates } from '@whittle/contract/tools/tool-gates';
import { planHas } from '@whittle/domain/plans/levels';
import { gatesFor } from '@whittle/domain/tools/tool-gates';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { accounts } from '../../adapters/database/schema.ts';
import type { Plans } from '../../core/plans/plans.ts';

type Deps = Pick<Adapters, 'db'> & { plans: Pick<Plans, 'of'> };

/** What the owner of an app may use of tools, as it is now: who stops being an admin loses it at once. */
export const createToolGates =
  ({ db, plans }: Deps) =>
  async (ownerId: AccountId): Promise<ToolGates> => {
    const [[owner], { plan, isLimited }] = await Promise.all([
      db.select({ isAdmin: accounts.isAdmin }).from(accounts).where(eq(accounts.id, ownerId)),
      plans.of(ownerId),
    ]);
    return gatesFor({
      isAdmin: owner?.isAdmin ?? false,
      hasSettings: !isLimited || planHas(plan, 'settings'),
      hasPhotos: !isLimited || planHas(plan, 'photoField'),
    });
  };
