import { z } from 'zod';
import { call } from '../call.ts';
import { appDomainSchema, setDomainRequestSchema } from '../domains.ts';

const domain = '/api/apps/:appId/domain';

/** The domain of a published app. */
export const domainCalls = {
  ask: call.get({
    path: '/api/domains/ask',
    summary: 'Whether a certificate may be fetched for a domain, asked by the proxy before the server',
    who: 'everybody',
    query: z.object({ domain: z.string().default('') }),
    errors: ['app-not-found'],
  }),
  read: call.get({
    path: domain,
    summary: 'The domain of an app, and what its name server has to say',
    who: 'owner',
    response: appDomainSchema,
  }),
  set: call.put({
    path: domain,
    summary: 'Set the domain of an app',
    who: 'owner',
    body: setDomainRequestSchema,
    response: appDomainSchema,
    errors: ['domain-taken', 'invalid-input'],
  }),
  remove: call.delete({
    path: domain,
    summary: 'Remove the domain of an app',
    who: 'owner',
    response: appDomainSchema,
  }),
  check: call.post({
    path: `${domain}/check`,
    summary: 'Ask the name server whether the domain is proven',
    who: 'owner',
    response: appDomainSchema,
    errors: ['domain-missing', 'domain-not-proven', 'name-server-silent'],
  }),
};
