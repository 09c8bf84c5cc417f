import { decodeText } from '@whittle/domain/addresses/decode';
import { cut } from './show-value.ts';

const hidden = '•••';
const secretName = /pass(?:word|code)|token|secret|authorization|api[-_]?key|otp|^code$|session/i;

/** An address without what signs somebody in; of the app's own host only the path. */
export function shownUrl(url: URL): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  for (const name of [...shown.searchParams.keys()]) if (secretName.test(name)) shown.searchParams.set(name, hidden);
  const search = decodeText(shown.search) ?? shown.search;
  return shown.origin === window.location.origin ? shown.pathname + search : shown.origin + shown.pathname + search;
}

/** The start of a body; values under the names of secrets are left out, also where the text breaks off. */
export function shownBody(text: string): string {
  const safe = text.replace(
    /"((?:[^"\\]|\\.){1,60})"(\s*:\s*)(?:"(?:[^"\\]|\\.)*(?:"|$)|[\d.]+)/g,
    (whole, name: string, colon: string) => (secretName.test(name) ? `"${name}"${colon}"${hidden}"` : whole),
  );
  return cut(safe);
}
