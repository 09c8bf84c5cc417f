import { gunzipSync } from 'node:zlib';
import type { Egress } from '../../../adapters/egress/egress.ts';

const sitemapsMax = 5;
const addressesMax = 2_000;
const unpackedMax = 20_000_000;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The addresses in a site's lists of pages, and in the lists that those name. What cannot be read is passed over. */
export async function readSitemaps(egress: Egress, first: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const waiting = [...first];
  const seen = new Set<string>();
  while (waiting.length > 0 && seen.size < sitemapsMax && found.size < addressesMax) {
    const address = waiting.shift()!;
    if (seen.has(address)) continue;
    seen.add(address);
    const answer = await egress.fetch(address, { maxBytes: 5_000_000, timeoutMs: 10_000 }).catch(() => null);
    if (answer?.status !== 200) continue;
    const text = textOf(answer.bytes);
    const places = [...text.matchAll(/<loc>((?:\s*<!\[CDATA\[)?[^<]+)<\/loc>/gi)].map(([, place]) => addressIn(place!));
    if (/<sitemapindex[\s>]/i.test(text)) waiting.push(...places);
    else for (const place of places.slice(0, addressesMax)) found.add(place);
  }
  return [...found];
}

/** Large ones are often packed. */
function textOf(bytes: Uint8Array): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return new TextDecoder().decode(isPacked ? gunzipSync(bytes, { maxOutputLength: unpackedMax }) : bytes);
  } catch {
    return '';
  }
}

const addressIn = (place: string): string =>
  unescape(
    place
      .trim()
      .replace(/^<!\[CDATA\[/i, '')
      .replace(/\]\]>$/, '')
      .trim(),
  );

const unescape = (text: string) => text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
