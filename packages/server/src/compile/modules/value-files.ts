import { readJsonc } from '@whittle/domain/source-code/jsonc';
import { extensionOf, formatOf, isCodeExtension } from '@whittle/domain/files/file-formats';

export type FileValue = { ok: true; value: unknown } | { ok: false; message: string };

/** The file of a module id, and what of it the module is where that is not the usual: its text, or its address. */
export function fileOfModule(id: string): { path: string; as: 'raw' | 'url' | null } {
  const [path = '', as] = id.split('?');
  return { path, as: as === 'raw' || as === 'url' ? as : null };
}

/** Whether a module is a value instead of code. */
export const isValueModule = (id: string) =>
  /\?(?:raw|url)$/.test(id) || (/\.\w+$/.test(id) && !isCodeExtension(extensionOf(id)));

/**
 * What importing a file that is no code gives: JSON its data, a stylesheet of `.module.css` its class names, text itself,
 * and a picture or another asset the address where it lies. Never throws.
 */
export function valueOf(id: string, text: string): FileValue {
  const { path, as } = fileOfModule(id);
  if (as === 'url') return { ok: true, value: addressOfText(path, text) };
  if (as === 'raw') return { ok: true, value: text };
  switch (givenBy(path)) {
    case 'json':
      return jsonValue(text);
    case 'address':
      return { ok: true, value: assetAddress(path, text) };
    default:
      return { ok: true, value: path.endsWith('.module.css') ? classNames(text) : text };
  }
}

function jsonValue(text: string): FileValue {
  const read = readJsonc(text);
  return read.ok ? read : { ok: false, message: `The file is not valid JSON: ${read.message}` };
}

/** A drawing may stand in the app as its own text; every other asset is one line, the address of the uploaded file. */
function assetAddress(path: string, text: string): string {
  return path.endsWith('.svg') && text.includes('<svg')
    ? `data:image/svg+xml,${encodeURIComponent(text.trim())}`
    : text.trim();
}

/** Whether importing a file gives the address where it lies, as `?url` asks for. */
export const isAsset = (path: string) => givenBy(path) === 'address';

/** What no app holds lies in `public/`, as an upload. */
const givenBy = (path: string) => formatOf(path)?.given ?? 'address';

/** Texts of an app lie at no address of their own, so the address carries them. */
function addressOfText(path: string, text: string): string {
  return `data:${formatOf(path)?.mediaType ?? 'text/plain'};charset=utf-8,${encodeURIComponent(text)}`;
}

/** Class names stay as they are written, since a stylesheet of an app is the app's alone. */
function classNames(css: string): Record<string, string> {
  const names = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g);
  return Object.fromEntries([...names].map(([, name]) => [name!, name!]));
}

/** The keys of a value that are exports of their own beside the default. */
export function namedValues(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default' && key !== '__proto__');
}
