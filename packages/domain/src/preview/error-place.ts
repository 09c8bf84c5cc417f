export type ErrorPlace = { file: string; line: number | null };

/** The place that the first line of an error's details names: `pages/Home.jsx:4` or `pages/Home.jsx`. */
export function placeOfDetails(details: string): ErrorPlace | null {
  const first = details.split('\n', 1)[0] ?? '';
  const match = /^([^\s:()]+\.(?:[jt]sx?|mjs|css|json))(?::(\d+))?$/.exec(first.trim());
  return match ? { file: match[1]!, line: match[2] === undefined ? null : Number(match[2]) } : null;
}
