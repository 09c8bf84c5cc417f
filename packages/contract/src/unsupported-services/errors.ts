import type { ErrorTable } from '../error-table.ts';
import { unsupportedServices } from '../unsupported-services.ts';

/** Refusals of the services that this product does not have. */
export const unsupportedServiceErrors = {
  'function-not-run': { status: 404, message: unsupportedServices['function-not-run'] },
  'agents-not-run': { status: 404, message: unsupportedServices['agents-not-run'] },
  'connectors-not-available': { status: 404, message: unsupportedServices['connectors-not-available'] },
  'sso-not-available': { status: 404, message: unsupportedServices['sso-not-available'] },
  'gateway-not-available': { status: 404, message: unsupportedServices['gateway-not-available'] },
  'service-role-not-available': { status: 404, message: unsupportedServices['service-role-not-available'] },
  'actors-not-available': { status: 404, message: unsupportedServices['actors-not-available'] },
} as const satisfies ErrorTable;
