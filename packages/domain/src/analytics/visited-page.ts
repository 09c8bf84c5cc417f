const maxChars = 200;

/**
 * The page of an address as it is counted: without query and fragment, and with `:id` for each part that names one thing
 * among many, so that a list with a page for each record stays one page.
 */
export function visitedPage(path: string): string {
  const plain = path.split(/[?#]/, 1)[0]!.replaceAll('\u0000', '').toWellFormed();
  const parts = plain.split('/').filter((part) => part !== '');
  return `/${parts.map((part) => (isId(part) ? ':id' : part)).join('/')}`.slice(0, maxChars);
}

const isId = (part: string): boolean =>
  /^\d+$/.test(part) ||
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(part) ||
  /^[0-9a-f]{16,}$/i.test(part) ||
  (part.length >= 16 && /\d/.test(part) && /^[\w-]+$/.test(part)) ||
  part.includes('@') ||
  /%40/i.test(part);
