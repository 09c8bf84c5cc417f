import type { PageError, PageOutcome, PageCheckReport, PageViewer, UnreadableText } from '@whittle/contract/page-check';
import type { Problem } from '../repairs/problem.ts';

type App = { files: ReadonlyMap<string, string>; pages: Readonly<Record<string, string>> };

/**
 * What is wrong with a page that was opened. Certain or silent: what may come from the network, from a call that the page check
 * refused, or from an address without the parameters that the page reads, is not the page’s mistake. What is in `known`,
 * because another page or viewer showed it, is not said again.
 */
export function problemsOfPage(
  report: PageCheckReport,
  app: App,
  { hasRecord = false, known = new Set<string>() } = {},
): Problem[] {
  const { page, viewer, errors, refusedCalls, unreadable } = report;
  const { files, pages } = app;
  const ownFile = pages[page] ?? page;
  const isWithoutParameters = !hasRecord && readsAddress(files.get(ownFile) ?? '');
  const isCertain = (error: PageError) =>
    // A press is told of only where nothing was refused in it.
    (refusedCalls === 0 || error.pressed !== undefined) &&
    !isOfNetwork(error) &&
    !(isWithoutParameters && isOfNothing(error)) &&
    !(viewer !== 'owner' && isOfAccess(error)) &&
    !(error.pressed !== undefined && isOfGesture(error));
  const isNew = (key: string) => !known.has(key) && known.add(key).has(key);
  const found = errors.filter((error) => isCertain(error) && isNew(`${error.title}\n${error.details}`));
  const thrown = found.map((error) => ({
    ...{ kind: 'when-opened' as const, severity: 'error' as const },
    ...placeOf(error.details, ownFile, files),
    message: `When ${momentOf(page, viewer, error.pressed)}: ${error.title}`,
    trace: error.details.split('\n').slice(1).join('\n'),
  }));
  const unread = unreadable.filter(({ theme, place, text }) => isNew(`${theme}\n${place || text}`));
  return [...thrown, ...unread.map((text) => unreadableProblem(text, ownFile, app))];
}

function momentOf(page: string, viewer: PageViewer, pressed: string | undefined): string {
  if (pressed !== undefined) return `${pressed} is pressed on ${page}`;
  return `${page} is opened${viewer === 'owner' ? '' : ` by ${viewers[viewer]}`}`;
}

const viewers = { visitor: 'somebody who is not signed in', person: 'a signed-in person who is no admin' };

function unreadableProblem({ theme, text, place, colours }: UnreadableText, ownFile: string, { files }: App): Problem {
  return {
    kind: 'when-opened',
    severity: 'error',
    ...placeOf(place, ownFile, files),
    message: `In ${theme} mode the text “${text}” cannot be read: ${colours}`,
  };
}

function placeOf(details: string, ownFile: string, files: App['files']) {
  const place = placeIn(details);
  const isOwn = place !== null && files.has(place.file);
  return { file: isOwn ? place.file : ownFile, line: isOwn ? place.line : null };
}

/** What the message of the turn says of a page. */
export const outcomeOfPage = (report: PageCheckReport, problems: readonly Problem[]): PageOutcome => ({
  page: report.page,
  ...(report.viewer !== 'owner' && { viewer: report.viewer }),
  state: problems.length > 0 ? 'broken' : report.state,
  ...(report.pressed > 0 && { pressed: report.pressed }),
  ...(report.notPressed > 0 && { notPressed: report.notPressed }),
});

/** The first line of an error's details is its place, when it has one. */
function placeIn(details: string): { file: string; line: number | null } | null {
  const match = /^(\S.*?\.\w+)(?::(\d+))?$/.exec(details.split('\n')[0] ?? '');
  return match ? { file: match[1]!, line: match[2] === undefined ? null : Number(match[2]) } : null;
}

/** As the runtime tells of calls and files that were not answered (errors/failed-calls.ts, errors/failed-resources.ts). */
const isOfNetwork = ({ title }: PageError) =>
  /^[A-Z]{3,7} \S+: (?:no answer|answered \d+)/.test(title) ||
  /^The (?:image|script|stylesheet|video|sound|media file) /.test(title) ||
  /^(?:Failed to fetch|NetworkError|Load failed)/.test(title);

/** A refusal that the page did not catch: it may well show what it should. */
const isOfAccess = ({ title }: PageError) =>
  /\bsign(?:ed)?[ -]in\b|\bnot (?:allowed|found)\b|\bpermission|\b(?:access|authoriz|authentic)|\b40[134]\b/i.test(
    title,
  );

/** What browsers give to people alone who press a button themselves. */
const isOfGesture = ({ title }: PageError) =>
  /gesture|user activation|NotAllowed|not allowed|not focused|denied|fullscreen|clipboard|permission/i.test(title);

const readsAddress = (code: string) =>
  /\buseSearchParams\b|\bURLSearchParams\b|\buseParams\b|location\.search/.test(code);

/** What becomes of a page whose record was not named: it has nothing to show. */
const isOfNothing = ({ title }: PageError) =>
  /\b(?:null|undefined|not found|not exist|missing|required|invalid id)\b|\b4\d\d\b/i.test(title);
