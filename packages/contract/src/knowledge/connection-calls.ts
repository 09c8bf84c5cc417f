import { z } from 'zod';
import { call } from '../call.ts';
import { contextConnectionSchema, contextProviders, remoteFileSchema } from './connection.ts';
import { knowledgeLimits as limits } from './limits.ts';

const ofApp = z.object({ appId: z.string().default('') });
const connections = '/api/context/connections';

/** Connections of an app with where its builders keep documents: each person uses their own. */
export const connectionCalls = {
  list: call.get({
    path: connections,
    summary: 'What data sources of an app can be read from, and how the caller is connected',
    who: 'editor',
    query: ofApp,
    response: z.object({
      /** Those that this installation can connect. */
      providers: z.array(z.enum(contextProviders)),
      connections: z.array(contextConnectionSchema),
      /** Whether files of Google Drive are picked on Google's page, or chosen here from all of them. */
      driveChoice: z.enum(['picked', 'all']),
    }),
  }),
  connectNotion: call.put({
    path: `${connections}/notion`,
    summary: 'Connect Notion by the token of an internal integration',
    who: 'editor',
    query: ofApp,
    body: z.object({ token: z.string().trim().min(1).max(limits.contextTokenChars) }),
    response: contextConnectionSchema,
    errors: ['context-token-refused', 'context-provider-unreachable'],
  }),
  connectDrive: call.post({
    path: `${connections}/google_drive`,
    summary: 'Where to go to connect Google Drive, and to pick files there where that is how they are chosen',
    who: 'editor',
    query: ofApp,
    response: z.object({ url: z.string() }),
    errors: ['context-not-connected'],
  }),
  driveCallback: call.get({
    path: `${connections}/google_drive/callback`,
    summary: 'Where Google leads back to, in the browser of whoever went there',
    who: 'everybody',
    query: z.object({
      state: z.string().max(limits.contextAddressChars).default(''),
      code: z.string().max(limits.contextAddressChars).optional(),
      picked_file_ids: z.string().max(limits.contextAddressChars).optional(),
    }),
    answer: 'redirect',
  }),
  files: call.get({
    path: `${connections}/:provider/files`,
    summary: 'The documents that the caller may choose from',
    who: 'editor',
    query: ofApp.extend({
      search: z.string().trim().max(limits.contextNameChars).default(''),
      cursor: z.string().max(limits.contextAddressChars).optional(),
    }),
    response: z.object({ files: z.array(remoteFileSchema), next: z.string().nullable() }),
    errors: ['context-not-connected', 'context-connection-broken', 'context-provider-unreachable'],
  }),
  disconnect: call.delete({
    path: `${connections}/:provider`,
    summary: 'End a connection; what was read stays, and is read no more',
    who: 'editor',
    query: ofApp,
    errors: ['context-not-connected'],
  }),
};
