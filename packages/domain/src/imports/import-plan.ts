import type { EntitySchema } from '@whittle/contract/entities';
import type { ImportSentence } from '@whittle/contract/imports/sentences';
import type { ImportedEntity, ImportLayout, ImportNote } from '@whittle/contract/imports';
import type { AccessMode } from '@whittle/contract/people';
import type { ExportedApp, ExportedConnector, ExportedUpload } from '@whittle/contract/project-export';

/** A file of an archive: its text or its bytes, or null for one that was not looked into. */
export type ImportedContent = string | Uint8Array | null;

/** An entity as it will stand in the app, with where it was found. */
export type PlannedEntity = Omit<ImportedEntity, 'schema'> & { schema: EntitySchema };

export type OwnExport = {
  /** What the model is to heed. */
  rules: string;
  access: ExportedApp['access'];
  /** The owner's person in the exported app, whose records become the importing person's. */
  ownerId: string | null;
  /** JSON lines, one a person, without anything that signs them in. */
  people: string;
  /** Installed packages, without secrets. */
  packages: ExportedConnector[];
};

/** What an export becomes when it is imported. Pure: nothing of it exists yet. */
export type ImportPlan = {
  layout: ImportLayout;
  name: string;
  description: string | null;
  /** Who may open the published app, where the export says or shows it, and what says so. */
  accessMode: AccessMode | null;
  accessReason: ImportSentence;
  mainPage: string | null;
  /** Whether the app runs by its own `App` instead of by its pages. */
  hasOwnRoot: boolean;
  pages: string[];
  /** Path in the app to text. Entities are not among them. */
  files: Map<string, string>;
  /** Path in the app to the one in the archive, of what is kept in the app's store of files. */
  assets: Map<string, string>;
  entities: PlannedEntity[];
  /** Entity to the text that declares it, which stays as it is where it says the same as the plan. */
  entityTexts: Map<string, string>;
  /** Entity to JSON lines. */
  data: Map<string, string>;
  /** Uploads of an export of our own; addresses that name their old ids are written again. */
  uploads: (Pick<ExportedUpload, 'id' | 'name' | 'isPrivate' | 'uploaderId' | 'createdAt'> & { from: string })[];
  /** What only an export of our own tells. */
  own: OwnExport | null;
  functions: ImportNote[];
  agents: ImportNote[];
  settings: ImportNote[];
  changed: ImportNote[];
  leftOut: ImportNote[];
  warnings: ImportNote[];
};
