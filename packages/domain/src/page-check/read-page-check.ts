import type { AppError } from '@whittle/contract/app-errors';
import type { PageOutcome, PageCheckReport } from '@whittle/contract/page-check';
import type { Problem } from '../repairs/problem.ts';

type App = { files: ReadonlyMap<string, string>; pages: Readonly<Record<string, string>> };

/**
 * What is wrong with a page that was opened. Certain or silent: what may come from the network, from a call that the page check
 * refused, or from an address without the parameters that the page reads, is not the page’s mistake.
 */
export function problemsOfPage(
  { page, errors, refusedCalls }: PageCheckReport,
  { files, pages }: App,
  hasRecord = false,
): Problem[] {
  if (refusedCalls > 0) return [];
  const ownFile = pages[page] ?? page;
  const isWithoutParameters = !hasRecord && readsAddress(files.get(ownFile) ?? '');
  return errors
    .filter((error) => !isOfNetwork(error) && !(isWithoutParameters && isOfNothing(error)))
    .map(({ title, details }) => {
      const place = placeIn(details);
      const isOwn = place !== null && files.has(place.file);
      return {
        kind: 'when-opened',
        severity: 'error',
        file: isOwn ? place.file : ownFile,
        line: isOwn ? place.line : null,
        message: `When ${page} is opened: ${title}`,
        trace: details.split('\n').slice(1).join('\n'),
      };
    });
}

/** What the message of the turn says of a page. */
export const outcomeOfPage = (walk: PageCheckReport, problems: readonly Problem[]): PageOutcome => ({
  page: walk.page,
  state: problems.length > 0 ? 'broken' : walk.state,
});

/** The first line of an error's details is its place, when it has one. */
export function placeIn(details: string): { file: string; line: number | null } | null {
  const match = /^(\S.*?\.\w+)(?::(\d+))?$/.exec(details.split('\n')[0] ?? '');
  return match ? { file: match[1]!, line: match[2] === undefined ? null : Number(match[2]) } : null;
}

/** As the runtime tells of calls and files that were not answered (errors/failed-calls.ts, errors/failed-resources.ts). */
const isOfNetwork = ({ title }: AppError) =>
  /^[A-Z]{3,7} \S+: (?:no answer|answered \d+)/.test(title) ||
  /^The (?:image|script|stylesheet|video|sound|media file) /.test(title) ||
  /^(?:Failed to fetch|NetworkError|Load failed)/.test(title);

const readsAddress = (code: string) =>
  /\buseSearchParams\b|\bURLSearchParams\b|\buseParams\b|location\.search/.test(code);

/** What becomes of a page whose record was not named: it has nothing to show. */
const isOfNothing = ({ title }: AppError) =>
  /\b(?:null|undefined|not found|not exist|missing|required|invalid id)\b|\b4\d\d\b/i.test(title);
