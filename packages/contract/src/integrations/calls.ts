import { z } from 'zod';
import { call } from '../call.ts';

const hosts = ['builder', 'preview', 'published'] as const;
const ofApp = { hosts, bodyKind: 'own', body: z.record(z.string(), z.unknown()), response: z.unknown() } as const;
const failures = ['integration-unknown', 'integration-failed', 'integration-needs-object', 'rate-limited'] as const;

/** What an app's code calls. Rules: INTEG-01 to INTEG-05, INTEG-10, INTEG-11. A file comes as a multipart form. */
export const integrationCalls = {
  core: call.post({
    ...ofApp,
    path: '/api/apps/:appId/integration-endpoints/Core/:endpoint',
    summary: 'Call an endpoint of Core, such as InvokeLLM or UploadFile',
    who: 'person',
    errors: failures,
  }),
  coreOfHost: call.post({
    ...ofApp,
    path: '/integrations/Core/:endpoint',
    summary: 'The same for the app of the host',
    who: 'person',
    errors: failures,
  }),
  package: call.post({
    ...ofApp,
    path: '/api/apps/:appId/integration-endpoints/installable/:package/integration-endpoints/:endpoint',
    summary: 'Call an operation of an installed package',
    who: 'visitor',
    errors: [...failures, 'package-key-missing'],
  }),
  packageOfHost: call.post({
    ...ofApp,
    path: '/integrations/installable/:package/:instance/integration-endpoints/:endpoint',
    summary: 'The same for the app of the host',
    who: 'visitor',
    errors: [...failures, 'package-key-missing'],
  }),
  custom: call.post({
    ...ofApp,
    path: '/api/apps/:appId/integrations/custom/:package/:operation{.+}',
    summary: 'Call an operation with its arguments by place; the answer holds the status of the service',
    who: 'visitor',
    errors: [...failures, 'package-key-missing'],
  }),
  schema: call.get({
    path: '/apps/:appId/integrations/schema',
    summary: 'Which integrations the app has, and which its code misses',
    who: 'visitor',
    hosts,
    response: z.object({
      installed_packages: z.array(
        z.object({
          package_name: z.string(),
          instance_id: z.string(),
          endpoints: z.array(z.object({ name: z.string() })),
        }),
      ),
      missing_packages: z.array(z.string()),
    }),
  }),
};
