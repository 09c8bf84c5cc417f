import { z } from 'zod';
import { call } from '../call.ts';
import { idPattern } from '../ids.ts';
import { previewPayloadSchema, previewSessionSchema } from '../preview.ts';
import { pageViewerSchema } from '../page-check.ts';
import { allowHostsSchema, previewGuardSchema, usePreviewSchema } from '../preview-guard.ts';

const guard = '/api/apps/:appId/preview-guard';

/** The builder's window: the way into a preview, and what it may do. Rules: PREV-18, PREV-19. */
export const previewCalls = {
  openSession: call.post({
    path: '/api/apps/:appId/preview-session',
    summary: 'An address that opens the preview once',
    who: 'viewer',
    query: z.object({
      path: z.string().optional(),
      walk: z.string().optional(),
      /** With `walk`: as whom the pages are opened. */
      as: pageViewerSchema.default('owner'),
    }),
    response: previewSessionSchema,
  }),
  readGuard: call.get({
    path: guard,
    summary: 'What the preview was kept from doing, and what it deleted',
    who: 'viewer',
    response: previewGuardSchema,
  }),
  use: call.post({
    path: `${guard}/use`,
    summary: 'A person uses the preview of a version',
    who: 'editor',
    body: usePreviewSchema,
    response: z.object({ isUsed: z.boolean() }),
  }),
  keepHeld: call.post({
    path: `${guard}/keep`,
    summary: 'Leave undone what was refused',
    who: 'editor',
  }),
  allowHosts: call.post({
    path: `${guard}/hosts`,
    summary: 'Let the preview call other hosts',
    who: 'owner',
    body: allowHostsSchema,
  }),
  removeHost: call.delete({
    path: `${guard}/hosts/:host`,
    summary: 'Take back a host that the preview may call',
    who: 'owner',
  }),
  undoDeletes: call.post({
    path: `${guard}/undo`,
    summary: 'Bring back what the preview deleted',
    who: 'editor',
    response: z.object({ records: z.number() }),
    errors: ['nothing-to-undo'],
  }),
};

/** What a preview's own page asks, on its host. */
export const previewPageCalls = {
  payload: call.get({
    path: '/_whittle/payload',
    summary: 'The modules of the app, of its head or of a version',
    who: 'owner',
    hosts: ['preview'],
    query: z.object({ versionId: z.string().regex(idPattern).optional() }),
    response: previewPayloadSchema,
    errors: ['version-not-found'],
  }),
  token: call.post({
    path: '/_whittle/token',
    summary: 'A new token for the calls of the running app',
    who: 'owner',
    hosts: ['preview'],
    response: z.object({ token: z.string().nullable() }),
  }),
  live: call.get({
    path: '/_whittle/live',
    summary: 'Modules that changed, as events',
    who: 'owner',
    hosts: ['preview'],
    query: z.object({ after: z.coerce.number().int().default(-1) }),
    answer: 'stream',
  }),
};
