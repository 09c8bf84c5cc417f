import { parseHTML } from 'linkedom';

/** The document of a page, or of a piece of one. Nothing of it is run. */
export function parseHtml(html: string) {
  // The parser gives a piece of a page no body.
  const isWhole = /<html[\s>]/i.test(html) && /<body[\s>]/i.test(html);
  return parseHTML(isWhole ? html : `<!doctype html><html><head></head><body>${html}</body></html>`).document;
}
