import {
  type AppDocumentName,
  type AppDocuments,
  appDocumentSchemas as schemas,
} from '@whittle/contract/app-settings/documents';
import { untitledApp } from '../apps/app-title.ts';
import { appSettingsPath } from '../apps/app-settings.ts';
import { isPlainObject } from '../entities/json.ts';

type Values = Readonly<Record<string, unknown>>;

/** Stands at the top of the file, where other readers of it look: everything of the details, and these. */
const atTop: ReadonlySet<string> = new Set(['texts.description', 'settings.mainPage']);
const isAtTop = (document: AppDocumentName, key: string) => document === 'details' || atTop.has(`${document}.${key}`);

const objectIn = (text: string | undefined): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isPlainObject(value) ? value : null;
  } catch {
    return null;
  }
};
const partOf = (file: Values, document: AppDocumentName): Values => {
  const part = file[document];
  return isPlainObject(part) ? part : {};
};
const valueIn = (file: Values, document: AppDocumentName, key: string): unknown =>
  isAtTop(document, key) ? file[key] : partOf(file, document)[key];

/** Without a value of its own a key has its usual one, and so it has with one that is none. */
function readDocument(file: Values, document: AppDocumentName): Record<string, unknown> {
  const shape = schemas[document].shape as Record<
    string,
    { safeParse(value: unknown): { success: boolean; data?: unknown } }
  >;
  return Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => {
      const read = schema.safeParse(valueIn(file, document, key));
      return [key, read.success ? read.data : schema.safeParse(undefined).data];
    }),
  );
}

/** What an app's files say of it (EDIT-10, PUB-05, PUB-06). Never throws: what cannot be read has its usual value. */
export function readAppDocuments(files: ReadonlyMap<string, string>, name = untitledApp): AppDocuments {
  const file = objectIn(files.get(appSettingsPath)) ?? {};
  const read = <Name extends AppDocumentName>(document: Name) => readDocument(file, document) as AppDocuments[Name];
  const details = read('details');
  return {
    details: { ...details, name: details.name ?? name },
    style: read('style'),
    texts: read('texts'),
    settings: read('settings'),
  };
}

/** The text of `whittle.json` with other values in one document. A usual value is left out of it. */
export function withDocumentValues(text: string | undefined, document: AppDocumentName, values: Values): string {
  const file = objectIn(text) ?? {};
  const usual = readDocument({}, document);
  const part = { ...partOf(file, document) };
  for (const [key, value] of Object.entries(values)) {
    const place = isAtTop(document, key) ? file : part;
    if (JSON.stringify(value) === JSON.stringify(usual[key])) delete place[key];
    else place[key] = value;
  }
  const { [document]: _, ...rest } = file;
  return writeFile(document === 'details' || Object.keys(part).length === 0 ? rest : { ...rest, [document]: part });
}

const writeFile = (file: Values): string => `${JSON.stringify(file, null, 2)}\n`;

/**
 * A new text of `whittle.json` with these keys as they were before. `kept` names those that it would have changed. Rules:
 * ADMIN-06, PROD-03.
 */
export function keepKeys(
  before: string | undefined,
  after: string,
  keys: ReadonlySet<string>,
): { text: string; kept: string[] } {
  const [was, is] = [objectIn(before) ?? {}, objectIn(after)];
  if (is === null) return { text: after, kept: [] };
  let text = after;
  const kept: string[] = [];
  for (const name of keys) {
    const [document, key] = name.split('.') as [AppDocumentName, string];
    const value = readDocument(was, document)[key];
    if (JSON.stringify(value) === JSON.stringify(readDocument(is, document)[key])) continue;
    text = withDocumentValues(text, document, { [key]: value });
    kept.push(name);
  }
  return { text, kept };
}

/** A new text of `whittle.json` that says nothing of style, texts or settings keeps those that there are. */
export function keepUnnamed(before: string | undefined, after: string): string {
  const [was, is] = [objectIn(before) ?? {}, objectIn(after)];
  if (is === null) return after;
  const unnamed = (['style', 'texts', 'settings'] as const).filter((name) => !(name in is) && name in was);
  if (unnamed.length === 0) return after;
  return writeFile({ ...is, ...Object.fromEntries(unnamed.map((name) => [name, was[name]])) });
}
