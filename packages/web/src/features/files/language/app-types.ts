import type { EntityProperty } from '@whittle/contract/entities';
import { parseEntity, typesOf } from '@whittle/domain/entities/entity';
import { pageNameOf } from '@whittle/domain/files/paths';

/**
 * Declarations of what the platform answers for one app: its entities with their fields, its pages, the client. Paths
 * are those that `@/` leads to where the app has no file of its own.
 */
export function appTypes(files: ReadonlyMap<string, string>): Map<string, string> {
  const entities: string[] = [];
  const names: string[] = [];
  for (const [path, content] of files) {
    const name = /^entities\/([A-Za-z]\w*)\.json$/.exec(path)?.[1];
    if (name === undefined || name === 'User') continue;
    const parsed = parseEntity(name, content);
    if (!parsed.ok) continue;
    names.push(name);
    entities.push(
      `/** A record of ${name}. */\nexport interface ${name} extends ServerFields ${printFields(parsed.entity)}`,
      `export const ${name}: EntityClient<${name}>;`,
    );
  }
  const pages = [...files.keys()].map(pageNameOf).filter((name) => name !== null);
  const types = new Map([
    ['entities/all', `${shared}\n${entities.join('\n')}`],
    ['entities', `export * from './entities/all';`],
    ['api/entities', `export * from '../entities/all';`],
    ['entities/User', `export { User, User as default } from './all';`],
    ['utils', printUtils(pages)],
    ['integrations/Core', core],
    ['integrations', core],
    ['api/integrations', core],
    ['api/base44Client', client],
  ]);
  for (const name of names) types.set(`entities/${name}`, `export { ${name}, ${name} as default } from './all';`);
  return types;
}

/** Names of the fields of each entity, those of the server last. */
export function entityFields(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [path, content] of files) {
    const name = /^entities\/([A-Za-z]\w*)\.json$/.exec(path)?.[1];
    const parsed = name === undefined ? null : parseEntity(name, content);
    if (parsed?.ok)
      fields.set(name!, [...parsed.entity.properties.keys(), 'id', 'created_date', 'updated_date', 'created_by']);
  }
  return fields;
}

type Fields = { properties: ReadonlyMap<string, EntityProperty>; required: readonly string[]; isOpen?: boolean };

function printFields({ properties, required, isOpen }: Fields): string {
  const lines = [...properties].map(([name, property]) => {
    const { description } = property;
    const comment = description ? `  /** ${description.replaceAll('*/', '')} */\n` : '';
    return `${comment}  ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${printProperty(property)};`;
  });
  return `{\n${lines.join('\n')}\n${isOpen ? '  [field: string]: any;\n' : ''}}`;
}

function printProperty(property: EntityProperty, depth = 0): string {
  const words = property.enum?.filter((value) => ['string', 'number', 'boolean'].includes(typeof value));
  if (words && words.length > 0) return words.map((word) => JSON.stringify(word)).join(' | ');
  const types = typesOf(property);
  if (types.length === 0 || depth > 3) return 'any';
  return types.map((type) => printOne(type, property, depth)).join(' | ');
}

function printOne(type: string, { items, properties }: EntityProperty, depth: number): string {
  if (type === 'integer') return 'number';
  if (type === 'array') return `Array<${items ? printProperty(items, depth + 1) : 'any'}>`;
  if (type !== 'object') return type;
  if (!properties) return 'Record<string, any>';
  const members = Object.entries(properties);
  return `{ ${members.map(([name, one]) => `${JSON.stringify(name)}?: ${printProperty(one, depth + 1)};`).join(' ')} }`;
}

const shared = `
/** Fields that the server sets. */
export interface ServerFields {
  id: string;
  created_date: string;
  updated_date: string;
  created_by: string;
  created_by_id: string;
}
type Sort<T> = (keyof T & string) | \`-\${keyof T & string}\`;
type Condition<V> = V | { $in?: V[]; $nin?: V[]; $ne?: V; $gt?: V; $gte?: V; $lt?: V; $lte?: V; $regex?: string; $exists?: boolean };
type Query<T> = { [K in keyof T]?: Condition<T[K]> } & { $or?: Query<T>[]; $and?: Query<T>[] };
type Draft<T> = Partial<Omit<T, keyof ServerFields>>;
export interface EntityClient<T> {
  /** All records that the person may see; a minus before a field sorts the other way round. */
  list(sort?: Sort<T>, limit?: number, skip?: number, fields?: string | string[]): Promise<T[]>;
  /** The records that fit. */
  filter(query: Query<T>, sort?: Sort<T>, limit?: number, skip?: number, fields?: string | string[]): Promise<T[]>;
  get(id: string): Promise<T>;
  create(data: Draft<T>): Promise<T>;
  update(id: string, data: Draft<T>): Promise<T>;
  delete(id: string): Promise<unknown>;
  deleteMany(query: Query<T>): Promise<unknown>;
  bulkCreate(rows: Draft<T>[]): Promise<T[]>;
  bulkUpdate(rows: (Draft<T> & { id: string })[]): Promise<T[]>;
  updateMany(query: Query<T>, data: Draft<T>): Promise<unknown>;
  count(query?: Query<T>): Promise<number>;
  aggregate(spec: Record<string, any>): Promise<Record<string, any>>;
  upsert(records: Draft<T>[], options: { key: keyof T | (keyof T)[] }): Promise<Record<string, any>>;
  importEntities(file: Blob): Promise<Record<string, any>>;
  /** Calls back for each change that the person may see; answers how to stop. */
  subscribe(listener: (event: { type: string; id: string; data: T }) => void): () => void;
  schema(): Promise<Record<string, any>>;
}
export interface Person extends ServerFields { email: string; full_name: string; role: string; [field: string]: any }
export interface UserClient extends EntityClient<Person> {
  me(): Promise<Person>;
  updateMe(data: Partial<Person>): Promise<Person>;
  updateMyUserData(data: Partial<Person>): Promise<Person>;
  login(): void;
  loginWithRedirect(url: string): void;
  logout(url?: string): void;
  isAuthenticated(): Promise<boolean>;
}
export const User: UserClient;
`;

const core = `
export declare function InvokeLLM(data: { prompt: string; add_context_from_internet?: boolean; response_json_schema?: object; file_urls?: string | string[] }): Promise<any>;
export declare function SendEmail(data: { to: string; subject: string; body: string; from_name?: string }): Promise<any>;
export declare function UploadFile(data: { file: File }): Promise<{ file_url: string }>;
export declare function UploadPrivateFile(data: { file: File }): Promise<{ file_uri: string }>;
export declare function CreateFileSignedUrl(data: { file_uri: string; expires_in?: number }): Promise<{ signed_url: string }>;
export declare function GenerateImage(data: { prompt: string }): Promise<{ url: string }>;
export declare function ExtractDataFromUploadedFile(data: { file_url: string; json_schema: object }): Promise<any>;
export const Core: { InvokeLLM: typeof InvokeLLM; SendEmail: typeof SendEmail; UploadFile: typeof UploadFile; UploadPrivateFile: typeof UploadPrivateFile; CreateFileSignedUrl: typeof CreateFileSignedUrl; GenerateImage: typeof GenerateImage; ExtractDataFromUploadedFile: typeof ExtractDataFromUploadedFile };
`;

const client = `
import * as all from '../entities/all';
import { Core } from '../integrations/Core';
/** A piece of a data source, and where it stands there. */
export interface Passage { contextItemId: string; n: number; name: string; text: string; titlePath: string[]; page: number | null; row: number | null; address: string | null }
/** \`[1]\` in the text is the citation with that number. */
export interface SourceAnswer { text: string; citations: (Passage & { number: number | null })[]; unsupported: { sentence: string }[]; missing?: string[]; isUnanswered: boolean }
export const base44: {
  entities: Omit<typeof all, never>;
  auth: Omit<all.UserClient, 'create' | 'delete'> & { redirectToLogin(next?: string): void; setToken(token: string): void };
  integrations: { Core: typeof Core; [name: string]: any };
  functions: { invoke(name: string, data?: any): Promise<any>; [name: string]: any };
  sources: {
    search(question: string, options?: { max?: number }): Promise<Passage[]>;
    ask(question: string, options?: { onProgress?: (answer: { text: string }) => void; signal?: AbortSignal }): Promise<SourceAnswer>;
  };
  tools: any; agents: any; users: any; app: any; appLogs: any; analytics: any; connectors: any;
};
`;

function printUtils(pages: readonly string[]): string {
  const names = [...pages.map((page) => JSON.stringify(page)), '(string & {})'].join(' | ');
  return `/** The address of a page of the app. */\nexport declare function createPageUrl(page: ${names}): string;\nexport default createPageUrl;`;
}
