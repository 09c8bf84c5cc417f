import { pino, type SerializedError } from 'pino';

/**
 * An error as the log has it. A statement that failed is named without its values: password hashes and mailed codes are
 * among them. They stand in the message and the trace of the error too, and in what PostgreSQL says about the row.
 */
export function logError(error: Error): SerializedError {
  const logged = pino.stdSerializers.err(error);
  const statements = chainOf(error).filter((one) => Array.isArray(one.params) || typeof one.severity === 'string');
  if (statements.length === 0) return logged;
  const hide = (text: string) =>
    statements.reduce((left, { params, detail }) => {
      const hidden = Array.isArray(params) ? left.replaceAll(`params: ${String(params)}`, 'params: [hidden]') : left;
      return typeof detail === 'string' && detail !== '' ? hidden.replaceAll(detail, '[hidden]') : hidden;
    }, text);
  logged.message = hide(logged.message);
  logged.stack = hide(logged.stack);
  for (const name of withValues) if (name in logged) logged[name] = '[hidden]';
  return logged;
}

/** Properties of failed statements, of drizzle's errors and of PostgreSQL's own. */
const withValues = ['params', 'parameters', 'args', 'detail', 'where'];

type Failed = { params?: unknown; detail?: unknown; severity?: unknown };

/** The error and what caused it. */
function chainOf(error: unknown): Failed[] {
  const chain: Failed[] = [];
  for (let at = error; at instanceof Error && !chain.includes(at as Failed); at = at.cause) chain.push(at as Failed);
  return chain;
}
