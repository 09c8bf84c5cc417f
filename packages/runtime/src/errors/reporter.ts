import type { AppError } from '@whittle/contract/app-errors';
import { placeInStack, placeOf, readableStack } from './place.ts';

export type ReportedError = AppError & { moduleId: string | null };

export type ErrorSink = {
  /** Whether the viewer is the builder, who may see files and messages. */
  showsDetails: boolean;
  report(error: ReportedError): void;
};

let sink: ErrorSink = { showsDetails: false, report: () => {} };

export function setErrorSink(next: ErrorSink): void {
  sink = next;
}

export const showsDetails = () => sink.showsDetails;

/** An error that a boundary caught while React rendered. */
export function reportCaught(
  error: Error,
  componentStack: string,
  known: { scope: AppError['scope']; moduleId?: string; componentName?: string },
): void {
  const moduleId = known.moduleId ?? placeOf(error)?.file ?? placeInStack(componentStack)?.file ?? null;
  send(error, { ...known, moduleId, componentName: known.componentName ?? firstOwnComponent(componentStack) });
}

/** An error of an event handler, a timer or a promise. */
export function reportLoose(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(describe(thrown));
  const moduleId = placeOf(error)?.file ?? null;
  send(error, { scope: moduleId?.startsWith('pages/') ? 'page' : 'component', moduleId, componentName: null });
}

/** Listens for errors that no boundary can catch. Errors of pages other than the app's own are left alone. */
export function watchWindow(): void {
  window.addEventListener('error', (event) => {
    if (event.error) reportLoose(event.error);
  });
  window.addEventListener('unhandledrejection', (event) => reportLoose(event.reason));
}

function send(
  error: Error,
  {
    scope,
    moduleId,
    componentName,
  }: { scope: AppError['scope']; moduleId: string | null; componentName: string | null },
) {
  const place = placeOf(error);
  const where = place ? `${place.file}${place.line === null ? '' : `:${place.line}`}` : '';
  sink.report({
    title: error.message || error.name,
    details: [where, readableStack(error.stack ?? '')].filter(Boolean).join('\n'),
    componentName: componentName ?? moduleId?.replace(/^.*\/|\.[a-z]+$/g, '') ?? '',
    scope,
    moduleId,
  });
}

/** The innermost component of the app in React's component stack. */
function firstOwnComponent(stack: string): string | null {
  const line = stack.split('\n').find((one) => one.includes('app:///'));
  return /at (\w+)/.exec(line ?? '')?.[1] ?? null;
}

const describe = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);
