import { z } from 'zod';
import { entitySchemaSchema, permissionValues } from './entities.ts';
import { importReasonSchema, importSentenceSchema } from './imports/sentences.ts';
import { limits } from './limits.ts';
import { accessModeSchema } from './people.ts';

/** Our own export, the four layouts of Base44's, and any other Vite and React project. */
export const importLayouts = ['whittle', 'G0', 'G1', 'G2', 'G3', 'vite'] as const;
export type ImportLayout = (typeof importLayouts)[number];

/** Something about one file, or about the whole when `path` is null. */
export const importNoteSchema = importSentenceSchema.extend({
  path: z.string().nullable(),
  line: z.number().int().nullable(),
});
export type ImportNote = z.infer<typeof importNoteSchema>;

export const importedAccessSchema = z.object({ read: z.enum(permissionValues), write: z.enum(permissionValues) });
export type ImportedAccess = z.infer<typeof importedAccessSchema>;

export const importedFieldSchema = z.object({
  name: z.string(),
  /** Where the field was seen and how; null when the export declares it. */
  reason: importReasonSchema.nullable(),
});
export type ImportedField = z.infer<typeof importedFieldSchema>;

export const importedEntitySchema = z.object({
  name: z.string(),
  /** `declared` by a file of the export, or `inferred` from what its code does. */
  source: z.enum(['declared', 'inferred']),
  /** The file that declares it. */
  path: z.string().nullable(),
  schema: entitySchemaSchema,
  fields: z.array(importedFieldSchema),
  /** What is proposed; null when the export's own row rules decide. */
  access: importedAccessSchema.nullable(),
  /** Who may do what under the proposal, and why it is proposed. */
  accessSentences: z.array(z.string()),
  accessReason: importReasonSchema,
  /** Records that come along. */
  records: z.number().int(),
});
export type ImportedEntity = z.infer<typeof importedEntitySchema>;

/** One of several apps of an archive. */
export const appInArchiveSchema = z.object({ folder: z.string(), name: z.string() });
export type AppInArchive = z.infer<typeof appInArchiveSchema>;

/** What an export was recognised as and would become. Nothing of it exists yet. */
export const importReportSchema = z.object({
  /** The apps of an archive with several; empty where there is nothing to choose. */
  apps: z.array(appInArchiveSchema).default([]),
  /** The chosen one of them. As long as it is null, the rest of the report is of no app that anybody chose. */
  folder: z.string().nullable().default(null),
  layout: z.enum(importLayouts),
  name: z.string(),
  description: z.string().nullable(),
  /** Who may open the published app, as proposed, and why; null leaves it to the data. */
  accessMode: accessModeSchema.nullable(),
  accessReason: importReasonSchema,
  mainPage: z.string().nullable(),
  /** Whether the app runs by its own `App` instead of by its pages. */
  hasOwnRoot: z.boolean(),
  pages: z.array(z.string()),
  /** How many files of code and style, and how many images and fonts, come along. */
  files: z.number().int(),
  assets: z.number().int(),
  entities: z.array(importedEntitySchema),
  functions: z.array(importNoteSchema),
  agents: z.array(importNoteSchema),
  settings: z.array(importNoteSchema),
  changed: z.array(importNoteSchema),
  leftOut: z.array(importNoteSchema),
  warnings: z.array(importNoteSchema),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/**
 * POST /api/imports: a form with the archive in `file`, or lines of JSON (`application/x-ndjson`), one `ImportLine` each,
 * for the files of a folder. Answers an `Import`; it waits for a day. GET /api/imports/{importId} answers it again, with the
 * app once that is made; DELETE gives it up.
 */
export const importLineSchema = z.object({ path: z.string(), base64: z.string() });
export type ImportLine = z.infer<typeof importLineSchema>;
export const importSchema = z.object({
  importId: z.string(),
  report: importReportSchema,
  appId: z.string().nullable(),
});
export type Import = z.infer<typeof importSchema>;

/** PATCH /api/imports/{importId}: which app of the archive it is about. Answers the `Import` of that one. */
export const chooseImportedAppSchema = z.object({ folder: z.string() });

/**
 * POST /api/imports/{importId}/apps: makes the app. What is not chosen is as the report proposes. Asked again, by somebody
 * who lost the answer, it answers the app that was made.
 */
export const importAppRequestSchema = z.object({
  name: z.string().trim().min(1).max(limits.appNameMaxChars).optional(),
  accessMode: accessModeSchema.optional(),
  entities: z
    .record(z.string(), z.object({ schema: entitySchemaSchema.optional(), access: importedAccessSchema.optional() }))
    .default({}),
});
export type ImportAppRequest = z.input<typeof importAppRequestSchema>;
export type ImportChoices = z.output<typeof importAppRequestSchema>;
export const importAppAnswerSchema = z.object({ appId: z.string() });
export type ImportAppAnswer = z.infer<typeof importAppAnswerSchema>;
