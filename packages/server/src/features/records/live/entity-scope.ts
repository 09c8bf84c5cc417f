import type { FindEntity, ResolveAppCaller } from '../../../http/app-caller.ts';
import type { Host } from '../../../http/hosts.ts';
import type { FindScope } from '../rows/find-scope.ts';
import type { RecordScope } from '../rows/records.store.ts';

type Deps = { resolveCaller: ResolveAppCaller; findEntity: FindEntity; findScope: FindScope };
type Call = { request: Request; host: Host; appId: string };

/**
 * What a caller may see of an entity, asked again each time; null for a name that the app does not declare. Throws what a
 * read of its records would for who may not be here.
 */
export function findEntityScope({ resolveCaller, findEntity, findScope }: Deps, { request, host, appId }: Call) {
  return async (name: string): Promise<RecordScope | null> => {
    const caller = await resolveCaller(request, host, appId);
    const entity = await findEntity(caller.app.id, caller.channel, name);
    return entity && findScope(caller, entity);
  };
}
