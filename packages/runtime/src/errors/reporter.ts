import type { AppError } from '@whittle/contract/app-errors';
import { createAllowance } from './allowance.ts';
import { createFirstErrors } from './first-errors.ts';
import { ownFrames, type Place, placeInStack, placeOf } from './place.ts';

/** Looking for the place of an error is the work; a page that makes thousands a second is not followed further. */
const mayLook = createAllowance(50, 1_000);

export type ReportedError = AppError & { moduleId: string | null };

export type ErrorSink = {
  /** Whether the viewer is the builder, who may see files and messages. */
  showsDetails: boolean;
  /** The frames of a stack that lead to the app's own code; a published app's are led there by the server. */
  framesOf?: (stack: string) => string;
  report(error: ReportedError): void;
};

let sink: ErrorSink = { showsDetails: false, report: () => {} };

export function setErrorSink(next: ErrorSink): void {
  sink = next;
}

export const showsDetails = () => sink.showsDetails;

type Known = { scope: AppError['scope']; moduleId?: string; componentName?: string };

const firstErrors = createFirstErrors((error) => sink.report(error));

/** An error that a boundary caught while React rendered. One inside a library is led to the component that used it. */
export function reportCaught(error: Error, componentStack: string, known: Known): void {
  firstErrors.report(caughtError(error, componentStack, known));
}

function caughtError(error: Error, componentStack: string, known: Known): ReportedError {
  const place = placeOf(error) ?? placeInStack(componentStack);
  const moduleId = known.moduleId ?? place?.file ?? null;
  const componentName = known.componentName ?? firstOwnComponent(componentStack);
  const frames = framesOf(error.stack ?? '') || framesOf(componentStack);
  return toReport(titleOf(error), { scope: known.scope, moduleId, componentName, place, frames });
}

/**
 * An error before guards stand around the components: the page is tried once more, and perhaps it does not come again.
 * Who threw it is not known yet, so it is named by its file.
 */
export function reportFirst(error: Error, componentStack: string): void {
  const moduleId = placeInStack(componentStack)?.file;
  const page = /^pages\/(?:.*\/)?([^/]+)\.\w+$/.exec(moduleId ?? '')?.[1];
  firstErrors.hold(caughtError(error, componentStack, { scope: page ? 'page' : 'component', componentName: page }));
}

/** An error of an event handler, a timer or a promise. */
export function reportLoose(thrown: unknown): void {
  if (!mayLook()) return;
  try {
    reportWithPlace(thrown);
  } catch {
    // An app that replaced what every script counts on (lists, texts, JSON) is told of without its place.
    sink.report({ title: describe(thrown), details: '', componentName: '', scope: 'component', moduleId: null });
  }
}

function reportWithPlace(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(describe(thrown));
  if (isFailedCall(error)) return;
  const place = placeOf(error);
  const moduleId = place?.file ?? null;
  send(titleOf(error), {
    scope: scopeOf(moduleId),
    moduleId,
    componentName: null,
    place,
    frames: framesOf(error.stack ?? ''),
  });
}

/** Something that went wrong without an error being thrown. */
export function reportProblem(title: string, place: Place | null, stack: string, componentName?: string): void {
  const moduleId = place?.file ?? null;
  send(title, {
    scope: scopeOf(moduleId),
    moduleId,
    componentName: componentName ?? null,
    place,
    frames: framesOf(stack),
  });
}

/** Listens for errors that no boundary can catch. Errors of pages other than the app's own are left alone. */
export function watchWindow(): void {
  window.addEventListener('error', (event) => {
    if (event.error) reportLoose(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => reportLoose(event.reason));
}

type Details = {
  scope: AppError['scope'];
  moduleId: string | null;
  componentName: string | null;
  place: Place | null;
  frames: string;
};

const send = (title: string, details: Details) => sink.report(toReport(title, details));

function toReport(title: string, { scope, moduleId, componentName, place, frames }: Details): ReportedError {
  const where = place ? `${place.file}${place.line === null ? '' : `:${place.line}`}` : '';
  return {
    title,
    details: [where, frames].filter(Boolean).join('\n'),
    componentName: componentName ?? moduleId?.replace(/^.*\/|\.[a-z]+$/g, '') ?? '',
    scope,
    moduleId,
  };
}

const framesOf = (stack: string) => (sink.framesOf ?? ownFrames)(stack);

const titleOf = (error: Error) => String(error.message || error.name);

const scopeOf = (moduleId: string | null) => (moduleId?.startsWith('pages/') ? 'page' : 'component');

/** A call that the server could not answer was reported as it failed; the rejected promise says it once more. */
function isFailedCall(error: Error): boolean {
  const { name, status } = error as Error & { status?: unknown };
  return name === 'Base44Error' && typeof status === 'number' && (status === 0 || status >= 500);
}

/** The innermost component of the app in React's component stack. */
function firstOwnComponent(stack: string): string | null {
  const line = stack.split('\n').find((one) => one.includes('app:///'));
  return (
    /at (\w+)|^(\w+)@/
      .exec(line ?? '')
      ?.slice(1)
      .find(Boolean) ?? null
  );
}

const describe = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);
