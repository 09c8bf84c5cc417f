import { z } from 'zod';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { passageSchema } from '../knowledge/context-item.ts';
import { knowledgeLimits } from '../knowledge/limits.ts';
import { toolLimits } from './tool-limits.ts';
import { toolDocumentSchema } from './tool-document.ts';
import { toolGatesSchema } from './tool-gates.ts';
import {
  builderRunsSchema,
  runFilterSchema,
  runsLeftSchema,
  sharedResultSchema,
  startRunSchema,
  toolFileSchema,
  toolItemSchema,
  toolRunSchema,
} from './tool-run.ts';
import { toolPageSchema } from './tool-page.ts';

const tools = '/api/apps/:appId/tools';
const tool = `${tools}/:toolId`;
const runs = '/api/tools/:appId/runs';
const hosts = ['builder', 'preview', 'published'] as const;
/** A document of the largest tool, with room for the JSON around it. */
const bodyMaxBytes = 1_000_000;

export const toolStatuses = ['active', 'draft'] as const;
export type ToolStatus = (typeof toolStatuses)[number];

const toolProblemSchema = z.object({
  part: z.object({ kind: z.enum(['field', 'step', 'stage', 'block', 'texts']), id: z.string().optional() }),
  code: z.string(),
  name: z.string(),
});

/** TOOL-01 */
export const toolSummarySchema = z.object({
  toolId: idSchema,
  title: z.string(),
  path: z.string(),
  status: z.enum(toolStatuses),
  imageUrl: z.string(),
  /** What keeps it from running, in the words of domain/tools/tool-problems.ts. */
  problems: z.array(toolProblemSchema),
});
export type ToolSummary = z.infer<typeof toolSummarySchema>;

/** A tool with its document. `text` is the document as it lies in the app's files, which a save names as its base. */
export const toolDetailsSchema = z.object({
  tool: toolSummarySchema,
  document: toolDocumentSchema,
  text: z.string(),
  gates: toolGatesSchema,
  /** Whether people of the app can sign up, so that values can be kept for them (FIELD-09). */
  maySignUp: z.boolean(),
});
export type ToolDetails = z.infer<typeof toolDetailsSchema>;

export const toolListSchema = z.object({
  items: z.array(toolSummarySchema),
  /** Files in `tools/` that are no tool, with why. */
  unreadable: z.array(z.object({ path: z.string(), problem: z.string() })),
  limits: z.object({ tools: z.int(), active: z.int() }),
  /** Entities whose records can be shown as cards. */
  entities: z.array(z.object({ name: z.string(), properties: z.array(z.string()) })),
});
export type ToolList = z.infer<typeof toolListSchema>;

/** The tools of an app, for who builds it, and their pages and runs, for who uses it. */
export const toolCalls = {
  list: call.get({ path: tools, summary: 'The AI tools of an app', who: 'viewer', response: toolListSchema }),
  create: call.post({
    path: tools,
    summary: 'Add an AI tool',
    who: 'editor',
    body: z.object({
      title: z.string().trim().min(1).max(toolLimits.titleChars),
      document: toolDocumentSchema.omit({ id: true }).optional(),
    }),
    bodyMaxBytes,
    response: toolDetailsSchema,
    status: 201,
    errors: ['tool-maximum', 'model-not-offered', 'turn-running'],
  }),
  read: call.get({
    path: tool,
    summary: 'An AI tool with its document',
    who: 'viewer',
    response: toolDetailsSchema,
    errors: ['tool-not-found'],
  }),
  save: call.patch({
    path: tool,
    summary: 'Change the document, the path or the status of an AI tool',
    who: 'editor',
    body: z.object({
      document: toolDocumentSchema.optional(),
      /** The text that the change was made on; another one by now is refused. */
      base: z.string().optional(),
      path: z.string().max(toolLimits.pathChars).optional(),
      status: z.enum(toolStatuses).optional(),
    }),
    bodyMaxBytes,
    response: toolDetailsSchema,
    errors: [
      'tool-not-found',
      'file-changed',
      'tool-header-missing',
      'tool-limit-reached',
      'tool-locked',
      'model-not-offered',
      'turn-running',
    ],
  }),
  remove: call.delete({
    path: tool,
    summary: 'Delete an AI tool',
    who: 'editor',
    errors: ['tool-not-found', 'turn-running'],
  }),
  runs: call.get({
    path: `${tool}/runs`,
    summary: 'The runs of a tool, newest first; what is personal is hidden',
    who: 'editor',
    query: runFilterSchema.extend({ before: z.string().max(60).optional() }),
    response: builderRunsSchema,
    errors: ['tool-not-found'],
  }),
  runsCsv: call.get({
    path: `${tool}/runs/csv`,
    summary: 'The same as CSV, with what each run cost',
    who: 'editor',
    query: runFilterSchema,
    answer: 'file',
    errors: ['tool-not-found'],
  }),
  reveal: call.post({
    path: `${tool}/runs/:runId/reveal`,
    summary: 'What somebody filled in, with what is personal; the audit log says who looked',
    who: 'editor',
    response: z.object({ inputs: z.record(z.string(), z.unknown()) }),
    errors: ['tool-not-found', 'run-not-found'],
  }),

  page: call.get({
    path: '/api/tools/:appId/page/:toolPath',
    summary: 'What the page of a tool shows: its form, texts and style',
    who: 'visitor',
    hosts,
    response: toolPageSchema,
    errors: ['tool-not-found'],
  }),
  addFile: call.post({
    path: '/api/tools/:appId/files',
    summary: 'Upload a file or a photo for a field of a tool; its bytes must be of a kind that the field takes',
    who: 'visitor',
    hosts,
    query: z.object({ toolPath: z.string().default(''), fieldId: z.string().default('') }),
    bodyKind: 'form',
    response: toolFileSchema,
    status: 201,
    errors: ['tool-not-found', 'upload-missing', 'file-too-big', 'file-kind-refused', 'file-disguised', 'rate-limited'],
  }),
  places: call.get({
    path: '/api/tools/:appId/places',
    summary: 'Places that begin like what is typed; none where no place service is set up',
    who: 'visitor',
    hosts,
    query: z.object({ q: z.string().max(toolLimits.shortValueChars).default('') }),
    response: z.object({ places: z.array(z.string()) }),
    errors: ['rate-limited'],
  }),
  items: call.get({
    path: '/api/tools/:appId/items/:toolPath/:fieldId',
    summary: 'What a field offers from the own results of another tool, newest first',
    who: 'visitor',
    hosts,
    response: z.object({ items: z.array(toolItemSchema) }),
    errors: ['tool-not-found'],
  }),
  queryContextItems: call.post({
    path: '/api/tools/:appId/query-context-items',
    summary: 'The passages of the data sources of a tool that fit a question best',
    who: 'visitor',
    hosts,
    body: z.object({
      toolPath: z.string().max(toolLimits.pathChars),
      question: z.string().max(knowledgeLimits.contextQuestionChars),
    }),
    response: z.object({ passages: z.array(passageSchema) }),
    errors: ['tool-not-found', 'rate-limited'],
  }),
  searchSimilarItem: call.post({
    path: '/api/tools/:appId/search-similar-item',
    summary: 'The passages of the data sources of a tool that are most like one of them',
    who: 'visitor',
    hosts,
    body: z.object({
      toolPath: z.string().max(toolLimits.pathChars),
      contextItemId: idSchema,
      n: z.int().min(0),
    }),
    response: z.object({ passages: z.array(passageSchema) }),
    errors: ['tool-not-found', 'context-item-not-found', 'rate-limited'],
  }),
  generate: call.post({
    path: '/api/tools/:appId/generate',
    summary: 'Run a tool; the stream says each block as it grows',
    who: 'visitor',
    hosts,
    body: startRunSchema,
    // What is too long for a field is refused by name.
    bodyMaxBytes: 3_000_000,
    answer: 'stream',
    errors: [
      'tool-not-found',
      'invalid-input',
      'run-limit-reached',
      'tool-credits-used-up',
      'run-exists',
      'rate-limited',
    ],
  }),
  memory: call.get({
    path: '/api/tools/:appId/memory/:toolPath',
    summary: 'What a tool keeps for who asks, by field, to fill it in the next time',
    who: 'person',
    hosts,
    response: z.object({ values: z.record(z.string(), z.unknown()) }),
    errors: ['tool-not-found'],
  }),
  forget: call.delete({
    path: '/api/tools/:appId/memory/:toolPath',
    summary: 'Erase what a tool keeps for who asks: of one field, or everything',
    who: 'person',
    hosts,
    query: z.object({ fieldId: z.string().optional() }),
    errors: ['tool-not-found'],
  }),
  ownRuns: call.get({
    path: runs,
    summary: 'The runs of who asks, newest first',
    who: 'person',
    hosts,
    query: z.object({ toolPath: z.string().default('') }),
    response: z.object({ items: z.array(toolRunSchema), left: runsLeftSchema }),
    errors: ['tool-not-found'],
  }),
  follow: call.get({
    path: `${runs}/:runId`,
    summary: 'Go on reading a run where it is',
    who: 'visitor',
    hosts,
    answer: 'stream',
    errors: ['run-not-found'],
  }),
  edit: call.patch({
    path: `${runs}/:runId`,
    summary: 'Change a block of a result by hand, where the tool allows it',
    who: 'visitor',
    hosts,
    body: z.object({ blockId: z.string(), value: z.unknown() }),
    bodyMaxBytes,
    response: toolRunSchema,
    errors: ['run-not-found', 'tool-not-found', 'edit-refused', 'invalid-input', 'run-busy'],
  }),
  share: call.post({
    path: `${runs}/:runId/share`,
    summary: 'Let everybody who has the key read a result; the same key each time until it is taken back',
    who: 'visitor',
    hosts,
    response: z.object({ key: z.string() }),
    errors: ['run-not-found', 'run-busy'],
  }),
  unshare: call.delete({
    path: `${runs}/:runId/share`,
    summary: 'Make a result private again: its key is of no use any more',
    who: 'visitor',
    hosts,
    errors: ['run-not-found'],
  }),
  shared: call.get({
    path: '/api/tools/:appId/shared/:shareKey',
    summary: 'A result that somebody shares',
    who: 'visitor',
    hosts,
    response: sharedResultSchema,
    errors: ['result-not-shared'],
  }),
  validate: call.post({
    path: '/api/tools/:appId/validate',
    summary: 'Check the blocks of a result again by the rules of the tool; the stream says what each is',
    who: 'visitor',
    hosts,
    body: z.object({ runId: idSchema }),
    answer: 'stream',
    errors: ['run-not-found', 'tool-not-found', 'run-busy', 'result-missing', 'redo-limit-reached', 'rate-limited'],
  }),
  redo: call.post({
    path: `${runs}/:runId/blocks/:blockId/redo`,
    summary: 'Make one block of a result again; the stream says how it grows',
    who: 'visitor',
    hosts,
    answer: 'stream',
    errors: ['run-not-found', 'tool-not-found', 'run-busy', 'redo-limit-reached', 'rate-limited'],
  }),
  cancel: call.post({
    path: `${runs}/:runId/cancel`,
    summary: 'Stop a run',
    who: 'visitor',
    hosts,
    response: toolRunSchema,
    errors: ['run-not-found'],
  }),
};
