import { isPlainObject } from '../entities/json.ts';
import { appSettingsPath, readAppSettings } from './app-settings.ts';

/** Notes of the built-in builder, which it makes the next change from. */
const planPath = 'services/app-plan.js';
const layoutPath = /^Layout\.[jt]sx?$/;

/**
 * The files that say what the app is called, with its new name: its settings, the title of its frame, and the notes of the
 * built-in builder. Other places where the same words stand may mean something else, so they stay.
 */
export function renameInAppFiles(
  files: ReadonlyMap<string, string>,
  { from, to }: { from: string; to: string },
): Map<string, string> {
  const changed = new Map<string, string>();
  const names = new Set([from, readAppSettings(files).name ?? from, plannedName(files.get(planPath)) ?? from]);
  for (const [path, content] of files) {
    if (layoutPath.test(path)) changed.set(path, withTitle(content, names, to));
    if (path === planPath)
      changed.set(
        path,
        content.replace(planName, (_, before: string) => before + JSON.stringify(to)),
      );
  }
  changed.set(appSettingsPath, withSettingsName(files.get(appSettingsPath), to));
  return new Map([...changed].filter(([path, content]) => files.get(path) !== content));
}

function withSettingsName(content: string | undefined, name: string): string {
  try {
    const settings: unknown = JSON.parse(content ?? '{}');
    if (!isPlainObject(settings) || settings.name === name) return content ?? '';
    return `${JSON.stringify({ ...settings, name }, null, 2)}\n`;
  } catch {
    return content ?? '';
  }
}

/** `<AppShell title="…">`, however the text is quoted, and a text of the frame that is the name alone. */
function withTitle(content: string, names: ReadonlySet<string>, to: string): string {
  const titled = content.replace(
    /(<AppShell\b[^>]*?\stitle=)("[^"\n]*"|\{\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*\})/g,
    (whole, before: string, value: string) => (names.has(textOf(value)) ? before + attributeOf(to) : whole),
  );
  return titled.replace(/>([^<>{}]+)<\//g, (whole, inside: string) => {
    const text = inside.trim();
    const named = isPlain(to) ? to : `{${JSON.stringify(to)}}`;
    return text !== '' && names.has(text) ? whole.replace(text, () => named) : whole;
  });
}

/** The plan's own name stands before those of its parts. */
const planName = /^( {2}"name": )("(?:[^"\\\n]|\\.)*")/m;
const plannedName = (content: string | undefined): string | null => {
  const value = planName.exec(content ?? '')?.[2];
  return value === undefined ? null : (JSON.parse(value) as string);
};

const isPlain = (text: string): boolean => !/["'{}<>&\\]/.test(text);
const attributeOf = (text: string): string => (isPlain(text) ? `"${text}"` : `{${JSON.stringify(text)}}`);

function textOf(value: string): string {
  if (value.startsWith('"')) return value.slice(1, -1);
  return value.slice(1, -1).trim().slice(1, -1).replace(/\\(.)/g, '$1');
}
