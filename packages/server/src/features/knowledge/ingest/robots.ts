import robotsParser from 'robots-parser';
import { type Egress, EgressError } from '../../../adapters/egress/egress.ts';
import { askedSeconds, TryLater } from './try-later.ts';

/** What a site asks of programs: which pages they may read, how long to wait between two, and where its lists of pages are. */
export type SiteRules = { allows(address: string): boolean; delayMs: number; sitemaps: string[] };

/** Its types describe a module of another kind than it is. */
const parse = robotsParser as unknown as typeof robotsParser.default;

const agent = 'Whittle';
const everything: SiteRules = { allows: () => true, delayMs: 0, sitemaps: [] };
const delayMaxMs = 5_000;
const [tooMany, serverFails] = [429, 500];

/**
 * A site without a robots.txt allows everything; one whose server fails to give it, nothing for now (RFC 9309). Throws
 * `TryLater`.
 */
export async function readSiteRules(egress: Egress, origin: string): Promise<SiteRules> {
  const address = `${origin}/robots.txt`;
  const answer = await egress.fetch(address, { maxBytes: 500_000, timeoutMs: 10_000 }).catch((error: unknown) => {
    if (error instanceof EgressError && error.code === 'address-answer-too-large') return null;
    throw error;
  });
  if (answer === null) return everything;
  if (answer.status === tooMany || answer.status >= serverFails)
    throw new TryLater(
      { code: 'context-page-status', values: { status: answer.status } },
      askedSeconds(answer.headers),
    );
  if (answer.status !== 200) return everything;
  const robots = parse(address, new TextDecoder().decode(answer.bytes));
  return {
    allows: (page) => robots.isAllowed(page, agent) ?? true,
    delayMs: Math.min(delayMaxMs, (robots.getCrawlDelay(agent) ?? 0) * 1_000),
    sitemaps: robots.getSitemaps(),
  };
}
