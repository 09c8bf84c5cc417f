import { z } from 'zod';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import {
  connectedItemSchema,
  contextItemListSchema,
  contextItemSchema,
  contextProblemSchema,
  contextStatuses,
  passageSchema,
  sourceOpenness,
  syncIntervals,
  webAddressSchema,
} from './context-item.ts';
import { knowledgeLimits as limits } from './limits.ts';

const ofApp = z.object({ appId: z.string().default('') });
const item = '/api/context/:id';
/** `isDuplicate`: the app had the very same content already, under this id. */
const added = z.object({ contextItemId: idSchema, isDuplicate: z.boolean() });

/** Data sources of an app, for who builds it. */
export const knowledgeCalls = {
  list: call.get({
    path: '/api/context/items',
    summary: 'The data sources of an app',
    who: 'viewer',
    query: ofApp.extend({ status: z.enum(contextStatuses).optional() }),
    response: contextItemListSchema,
  }),
  connectors: call.get({
    path: '/api/integrations/fetchCarbonTokens',
    summary: 'The tokens of what data sources may be read from; null for what is not connected or needs none',
    who: 'owner',
    query: ofApp,
    response: z.object({
      tokens: z.object({
        google_drive: z.string().nullable(),
        notion: z.string().nullable(),
        web_scraper: z.string().nullable(),
      }),
    }),
  }),
  live: call.get({
    path: '/api/context/live',
    summary: 'The data sources of an app, again whenever one of them changes',
    who: 'viewer',
    query: ofApp,
    answer: 'stream',
  }),
  addText: call.post({
    path: '/api/context/ingest/text',
    summary: 'Add a text as a data source',
    who: 'editor',
    query: ofApp,
    body: z.object({
      context: z.string().max(limits.contextTextChars),
      name: z.string().trim().max(limits.contextNameChars).default(''),
    }),
    bodyMaxBytes: limits.contextTextChars * 4,
    response: added,
    status: 201,
    errors: ['context-text-missing', 'context-limit-reached'],
  }),
  addFile: call.post({
    path: '/api/context/ingest/file',
    summary: 'Add a file as a data source, perhaps in place of another one',
    who: 'editor',
    query: ofApp.extend({ replaces: idSchema.optional() }),
    bodyKind: 'form',
    response: added,
    status: 201,
    errors: ['context-file-missing', 'file-too-big', 'context-kind-unknown', 'context-limit-reached'],
  }),
  addAddresses: call.post({
    path: '/api/context/ingest/metadata',
    summary: 'Add web pages, sites, or documents of a connection as data sources',
    who: 'editor',
    query: ofApp,
    body: z.object({
      contextItems: z
        .array(z.union([connectedItemSchema, webAddressSchema]))
        .min(1)
        .max(limits.contextAddressesAtOnce),
    }),
    response: z.object({ contextItems: z.array(contextItemSchema) }),
    status: 201,
    errors: ['address-invalid', 'context-limit-reached', 'context-not-connected'],
  }),
  rename: call.patch({
    path: item,
    summary: 'Rename a data source',
    who: 'editor',
    body: z.object({ name: z.string().trim().min(1).max(limits.contextNameChars) }),
    response: contextItemSchema,
    errors: ['context-item-not-found'],
  }),
  remove: call.delete({
    path: item,
    summary: 'Delete a data source',
    who: 'editor',
    errors: ['context-item-not-found'],
  }),
  sync: call.post({
    path: `${item}/sync`,
    summary: 'Read a data source again',
    who: 'editor',
    response: contextItemSchema,
    errors: ['context-item-not-found'],
  }),
  readScan: call.post({
    path: `${item}/ocr`,
    summary: 'Read the pictures of a scan, which takes seconds a page',
    who: 'editor',
    response: contextItemSchema,
    errors: ['context-item-not-found', 'context-not-a-scan'],
  }),
  schedule: call.put({
    path: `${item}/schedule`,
    summary: 'Set how often a data source that lies elsewhere is read by itself',
    who: 'editor',
    body: z.object({ every: z.enum(syncIntervals).nullable() }),
    response: contextItemSchema,
    errors: ['context-item-not-found', 'context-not-elsewhere'],
  }),
  open: call.put({
    path: `${item}/open-to`,
    summary: "Set who finds a data source from the app's pages",
    who: 'editor',
    body: z.object({ openTo: z.enum(sourceOpenness).nullable() }),
    response: contextItemSchema,
    errors: ['context-item-not-found'],
  }),
  passages: call.get({
    path: `${item}/passages`,
    summary: 'A passage of a data source with what stands around it',
    who: 'viewer',
    query: z.object({
      n: z.coerce.number().int().min(0).default(0),
      question: z.string().max(limits.contextQuestionChars).default(''),
    }),
    response: z.object({ passages: z.array(passageSchema) }),
    errors: ['context-item-not-found'],
  }),
  search: call.get({
    path: '/api/context/search',
    summary: 'The passages of the data sources that fit a question best',
    who: 'viewer',
    query: ofApp.extend({
      question: z.string().max(limits.contextQuestionChars).default(''),
      /** One source to search in; all when it is left out. */
      contextItemId: idSchema.optional(),
    }),
    response: z.object({
      passages: z.array(passageSchema),
      /** Why they were found by their words alone, where a model should have helped. */
      problem: contextProblemSchema.nullable(),
    }),
  }),
  replace: call.post({
    path: '/api/tools/:appId/replaceDataItem',
    summary: 'Put one data source in the place of another, in the tools that read it as well',
    who: 'owner',
    body: z.object({ oldItemId: idSchema, newItemId: idSchema }),
    errors: ['context-item-not-found', 'turn-running'],
  }),
};
