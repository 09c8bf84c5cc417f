import type { SampleRow } from '../kinds/kind.ts';
import type { Entity } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';

/**
 * A page with its title as a small drawing, so that files of sample records can be opened: of addresses that hold the file
 * itself only pictures may be stored. Nothing outside the app is asked.
 */
export function sampleFile(title: string): string {
  const lines = Array.from({ length: 14 }, (_, at) => `<path d='M40 ${150 + at * 24}h${at % 5 === 4 ? 130 : 300 - ((at * 37) % 60)}'/>`).join(''); // prettier-ignore
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 380 538' width='760' height='1076'>` +
    `<rect width='380' height='538' fill='#fff'/><g stroke='#bbb' stroke-width='3'>${lines}</g>` +
    `<text x='40' y='90' font-family='sans-serif' font-size='20' fill='#222'>${escaped(title.slice(0, 32))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A sample's file says what the sample is called. */
export function filesAreNamed(entity: Entity, rows: SampleRow[]): SampleRow[] {
  const files = entity.fields.filter(({ type }) => type === 'file');
  const { title } = rolesOf(entity);
  return files.reduce((made, { name }) => made.map((row) => (row[name] === undefined ? row : { ...row, [name]: sampleFile(String(row[title.name] ?? '')) })), rows);
} // prettier-ignore
