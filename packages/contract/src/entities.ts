import { z } from 'zod';

/** ENT-03. `all` is shown as Public but means every signed-in user of the app; `anonymous` means everyone. */
export const permissionValues = ['anonymous', 'all', 'admin', 'creator', 'none'] as const;
export type PermissionValue = (typeof permissionValues)[number];

/** A property of an entity's JSON Schema (ENT-02). Unknown keywords are kept and ignored. */
export type EntityProperty = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: EntityProperty;
  properties?: Record<string, EntityProperty>;
  required?: string[];
  default?: unknown;
  title?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** Who may read and write this field, in the form of the entity's row rules. */
  rls?: unknown;
  [keyword: string]: unknown;
};

export const entityPropertySchema: z.ZodType<EntityProperty> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    items: entityPropertySchema.optional(),
    properties: z.record(z.string(), entityPropertySchema).optional(),
    required: z.array(z.string()).optional(),
    title: z.string().optional(),
    description: z.string().optional(),
  }),
);

export const accessControlSchema = z.looseObject({
  permissions: z.object({
    read: z.enum(permissionValues).default('creator'),
    write: z.enum(permissionValues).default('creator'),
  }),
});

/** The content of `entities/{Name}.json` (ENT-01). */
export const entitySchemaSchema = z.looseObject({
  name: z.string().optional(),
  title: z.string().optional(),
  type: z.literal('object').default('object'),
  properties: z.record(z.string(), entityPropertySchema),
  required: z.array(z.string()).optional(),
  'x-accessControl': accessControlSchema.optional(),
  /** Row rules by verb, as exported apps declare them; domain/entities/parse-rule.ts reads them. */
  rls: z.unknown().optional(),
});
export type EntitySchema = z.infer<typeof entitySchemaSchema>;

/**
 * Fields that the server sets on every record, under both families of names: `createdAt` = `created_date`,
 * `creatorId` = `created_by_id`; `created_by` is the creator's email. Ignored in bodies, but for `is_sample`.
 */
export const serverFields = [
  'id',
  'createdAt',
  'updatedAt',
  'creatorId',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  'is_sample',
] as const;

export type EntityRecord = {
  id: string;
  createdAt: string;
  updatedAt: string;
  creatorId: string | null;
  created_date: string;
  updated_date: string;
  created_by: string | null;
  created_by_id: string | null;
  is_sample: boolean;
  [field: string]: unknown;
};

/**
 * On whose behalf a record was written: a running app, published or in its preview, the builder's data panel, an import, a
 * reply, or going back.
 */
export const writeVias = ['app', 'preview', 'panel', 'import', 'chat', 'undo', 'redo', 'restore', 'trash'] as const;
export type WriteVia = (typeof writeVias)[number];
