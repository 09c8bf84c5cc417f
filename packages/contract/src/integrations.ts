import { z } from 'zod';

/** Who may call an operation of a package in the running app. */
export const operationCallers = ['admins', 'people', 'everyone'] as const;
export const operationCallersSchema = z.enum(operationCallers);
export type OperationCallers = z.infer<typeof operationCallersSchema>;

/** How calls of a package show who they come from. Secrets go in and never come back. */
export const credentialsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('header'),
    name: z.string().regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'is no name of a header'),
    secret: z.string().min(1).max(4_000),
  }),
  z.object({ kind: z.literal('query'), name: z.string().min(1).max(100), secret: z.string().min(1).max(4_000) }),
  z.object({ kind: z.literal('bearer'), secret: z.string().min(1).max(4_000) }),
  z.object({ kind: z.literal('basic'), username: z.string().max(400), secret: z.string().max(4_000) }),
]);
export type Credentials = z.infer<typeof credentialsSchema>;
export type CredentialKind = Credentials['kind'];

/** One operation as the builder sees and chooses it. `unusable` says why it cannot be called. */
export const operationSchema = z.object({
  name: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  parameters: z.array(z.object({ name: z.string(), isRequired: z.boolean(), where: z.string() })),
  unusable: z.string().nullable(),
});
export type ConnectorOperation = z.infer<typeof operationSchema>;

/** POST /api/apps/{appId}/integrations/inspect: a pasted document, or the address of one. */
export const inspectRequestSchema = z
  .object({ document: z.string().max(2_000_000), url: z.string().max(8_000) })
  .partial()
  .refine(({ document, url }) => Boolean(document) !== Boolean(url), 'needs either a document or its address');

/** What the document says; `name` and `credentials` are suggestions. */
export const inspectionSchema = z.object({
  title: z.string(),
  name: z.string(),
  baseUrl: z.string(),
  credentials: z.object({ kind: z.enum(['none', 'header', 'query', 'bearer', 'basic']), name: z.string().nullable() }),
  operations: z.array(operationSchema),
  /** The document as it is sent back to install it. */
  document: z.string(),
});
export type Inspection = z.infer<typeof inspectionSchema>;

const connectorNameSchema = z
  .string()
  .regex(/^[A-Z][A-Za-z0-9]{0,49}$/, 'begins with a capital letter and has letters and digits only, at most 50')
  .refine((name) => name !== 'Core', 'is taken by the platform');
const callersSchema = z.record(z.string().max(200), operationCallersSchema);

/** POST /api/apps/{appId}/integrations/packages. Operations that `callers` does not name cannot be called. */
export const installRequestSchema = z.object({
  name: connectorNameSchema,
  document: z.string().min(1).max(2_000_000),
  baseUrl: z.string().max(2_000),
  credentials: credentialsSchema,
  callers: callersSchema,
});
export type InstallRequest = z.infer<typeof installRequestSchema>;

/** PATCH .../packages/{id}. Left out: unchanged. Another address needs the credentials again. */
export const changeConnectorRequestSchema = installRequestSchema.partial();
export type ChangeConnectorRequest = z.infer<typeof changeConnectorRequestSchema>;

/** POST .../packages/{id}/test: calls an operation as the builder, whoever else may. */
export const testConnectorRequestSchema = z.object({
  operation: z.string().max(200),
  arguments: z.record(z.string(), z.unknown()),
});

export const connectorAnswerSchema = z.object({ success: z.boolean(), status_code: z.number(), data: z.unknown() });
export type ConnectorAnswer = z.infer<typeof connectorAnswerSchema>;
export const connectorTestSchema = connectorAnswerSchema.extend({ durationMs: z.number() });
export type ConnectorTest = z.infer<typeof connectorTestSchema>;

export const installedConnectorSchema = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  baseUrl: z.string(),
  credentials: z.object({
    kind: z.enum(['none', 'header', 'query', 'bearer', 'basic']),
    name: z.string().nullable(),
    /** The package was imported, and its secret stayed behind: nobody calls it until one is entered. */
    isMissing: z.boolean(),
  }),
  callers: callersSchema,
  operations: z.array(operationSchema),
});
export type InstalledConnector = z.infer<typeof installedConnectorSchema>;

/** An endpoint of Core with what it needs: `ready`, or the sentence that says what is missing. */
export const coreEndpointSchema = z.object({ name: z.string(), isReady: z.boolean(), note: z.string() });
export type CoreEndpoint = z.infer<typeof coreEndpointSchema>;

export const usageRowSchema = z.object({
  day: z.string(),
  endpoint: z.string(),
  calls: z.number(),
  failures: z.number(),
  promptTokens: z.number(),
  completionTokens: z.number(),
  images: z.number(),
  /** The model that was used; empty where none took part. */
  model: z.string(),
  /** In the currency of the answer; null where the model's price is unknown. */
  cost: z.number().nullable(),
});
export type UsageRow = z.infer<typeof usageRowSchema>;

/** GET /api/apps/{appId}/integrations: all that the panel shows. */
export const integrationsSchema = z.object({
  core: z.array(coreEndpointSchema),
  packages: z.array(installedConnectorSchema),
  /** Packages that the app's code calls and that are not there. */
  missing: z.array(z.string()),
  usage: z.array(usageRowSchema),
  currency: z.string(),
  /** What the app may use today and has used. */
  today: z.object({ tokens: z.number(), tokensMax: z.number(), images: z.number(), imagesMax: z.number() }),
});
export type Integrations = z.infer<typeof integrationsSchema>;
