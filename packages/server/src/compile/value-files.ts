import { parseLenientJson } from '@whittle/domain/chat/lenient-json';

export type FileValue = { ok: true; value: unknown } | { ok: false; message: string };

const rawSuffix = '?raw';

/** The file of a module id, and whether the module is the file's text. */
export const fileOfModule = (id: string) =>
  id.endsWith(rawSuffix) ? { path: id.slice(0, -rawSuffix.length), isRaw: true } : { path: id, isRaw: false };

/** Whether a module is a value instead of code. */
export const isValueModule = (id: string) => /\?raw$|\.(?!(?:[jt]sx?|[mc][jt]s)$)\w+$/.test(id);

/**
 * What importing a file that is no code gives: JSON its data, a style sheet of `.module.css` its class names, text itself,
 * and a picture or another asset the address where it lies. Never throws.
 */
export function valueOf(id: string, text: string): FileValue {
  const { path, isRaw } = fileOfModule(id);
  if (isRaw || /\.(?:mdx?|txt|csv|css)$/.test(path))
    return { ok: true, value: !isRaw && path.endsWith('.module.css') ? classNames(text) : text };
  if (/\.jsonc?$/.test(path)) return jsonValue(text);
  return { ok: true, value: assetAddress(path, text) };
}

function jsonValue(text: string): FileValue {
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\u{feff}/u, '')) as unknown };
  } catch (thrown) {
    const lenient = parseLenientJson(text);
    if (lenient.ok) return { ok: true, value: lenient.value };
    return { ok: false, message: `The file is not valid JSON: ${(thrown as Error).message}` };
  }
}

/** A drawing may stand in the app as its own text; every other asset is one line, the address of the uploaded file. */
function assetAddress(path: string, text: string): string {
  return path.endsWith('.svg') && text.includes('<svg')
    ? `data:image/svg+xml,${encodeURIComponent(text.trim())}`
    : text.trim();
}

/** Class names stay as they are written, since a sheet of an app is the app's alone. */
function classNames(css: string): Record<string, string> {
  const names = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([A-Za-z_][\w-]*)(?=[^{}]*\{)/g);
  return Object.fromEntries([...names].map(([, name]) => [name!, name!]));
}

/** The keys of a value that are exports of their own beside the default. */
export function namedValues(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default' && key !== '__proto__');
}
