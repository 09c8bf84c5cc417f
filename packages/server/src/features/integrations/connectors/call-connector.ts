import type { OperationCallers, ConnectorAnswer } from '@whittle/contract/integrations';
import type { Clock } from '../../../adapters/clock.ts';
import type { RateLimits } from '../../../adapters/rate-limits.ts';
import type { AppCaller } from '../../../http/app-caller.ts';
import { AppError } from '../../../http/app-error.ts';
import { takeOwnersShare } from '../owners-share.ts';
import type { IntegrationUsage } from '../usage.ts';
import type { PlacedArguments } from './openapi/check-arguments.ts';
import type { Operation } from './openapi/operations.ts';
import { forInput, type ConnectorInput } from './connector-input.ts';
import type { FoundConnector, ConnectorsService } from './connectors.service.ts';

export const packageLimits = { perMinute: 60, perMinuteOfVisitor: 20, perDayOfApp: 20_000 };

type Deps = {
  packages: Pick<ConnectorsService, 'find' | 'call'>;
  usage: Pick<IntegrationUsage, 'counted'>;
  rateLimits: RateLimits;
  clock: Clock;
};
type Call = {
  packageName: string;
  /** The `instance_id` that the schema call gives; paths of the client libraries have none. */
  instance?: string | undefined;
  input: ConnectorInput;
  operationName: string;
  address: string;
  place(operation: Operation): PlacedArguments;
};

export type CallConnector = ReturnType<typeof createCallConnector>;

/** Calls an operation for a person or visitor of the app, if the owner lets them. */
export function createCallConnector({ packages, usage, rateLimits, clock }: Deps) {
  return async (caller: AppCaller, call: Call): Promise<ConnectorAnswer> => {
    const { packageName, instance, operationName, address, input, place } = call;
    const found = await packages.find(caller.app.id, packageName);
    if (!found) {
      const message = `The connector "${packageName.slice(0, 100)}" is not installed in this app.`;
      throw new AppError('integration-unknown', { message });
    }
    if (instance !== undefined && instance !== found.id) {
      const message = `${found.name} has no instance "${instance.slice(0, 100)}" in this app.`;
      throw new AppError('integration-unknown', { message });
    }
    const declared = findOperation(found, operationName);
    requireCaller(caller, found.callers[declared.name]!);
    const operation = forInput(declared, input);
    const placed = place(operation);
    await takeOwnersShare({ rateLimits, clock }, { call: 'package', caller, address, limits: packageLimits });
    return usage.counted(
      caller.app.id,
      `${found.name}.${operation.name}`,
      () => packages.call(found, operation, placed),
      ({ status_code: status }) => status >= 500 || status === 401 || status === 403,
    );
  };
}

/** By its name, or by method and path, as the client library also writes it: `get:/pets/{id}`. */
function findOperation({ name, operations, callers }: FoundConnector, wanted: string): Operation {
  const allowed = operations.filter((one) => !one.unusable && Object.hasOwn(callers, one.name));
  const found = allowed.find((one) => one.name === wanted || `${one.method.toLowerCase()}:${one.path}` === wanted);
  if (found) return found;
  const shown = allowed.map((one) => one.name).slice(0, 30);
  const known = shown.length === 0 ? 'None may be called yet.' : `It has: ${shown.join(', ')}.`;
  throw new AppError('integration-unknown', { message: `${name} has no endpoint "${wanted.slice(0, 100)}". ${known}` });
}

function requireCaller({ actor, person }: AppCaller, callers: OperationCallers): void {
  if (callers === 'everyone' || actor.kind === 'owner') return;
  if (!person) throw new AppError('not-signed-in');
  if (callers === 'admins' && person.role !== 'admin' && !person.isOwner) throw new AppError('not-allowed');
}
