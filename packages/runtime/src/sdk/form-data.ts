type Arguments = Record<string, unknown>;

/**
 * The body of a call with named parameters: multipart as soon as a file is among them, other values beside it as JSON text.
 * Throws when `args` is not an object.
 */
export function bodyOf(name: string, args: Arguments | FormData | undefined): Arguments | FormData {
  if (args === undefined || args === null) return {};
  if (typeof args !== 'object')
    throw new Error(`${name} must receive an object with named parameters, received: ${String(args)}`);
  if (args instanceof FormData) return args;
  return Object.values(args).some((value) => value instanceof Blob) ? toForm(args) : args;
}

function toForm(args: Arguments): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
