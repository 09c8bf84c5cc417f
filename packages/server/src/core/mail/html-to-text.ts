/** Whether a body was written as HTML: generated apps write either. */
export const looksLikeHtml = (body: string): boolean =>
  /<(p|br|div|h[1-6]|ul|ol|li|table|a|strong|b|em|span|html|body)\b[^>]*>/i.test(body);

const unseen = 'style, script, head, title, template';
const lines = 'li, tr';
const paragraphs = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, section, header, footer, blockquote';

/**
 * The words of a piece of HTML, its blocks as lines and paragraphs, links with their address behind. Foreign HTML is
 * never put into a mail: only its text is, in the look of the app's mails.
 */
export async function htmlToText(html: string): Promise<string> {
  // Read when it is needed: a server starts without the parser.
  const { parseHtml } = await import('../../adapters/parse-html.ts');
  const document = parseHtml(html.replace(/\s+/g, ' '));
  for (const part of document.querySelectorAll(unseen)) part.remove();
  for (const link of document.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    if (/^https?:/i.test(address) && !link.textContent.includes(address)) link.append(` (${address})`);
  }
  for (const end of document.querySelectorAll('br')) end.replaceWith('\n');
  for (const item of document.querySelectorAll('li')) item.prepend('· ');
  for (const line of document.querySelectorAll(lines)) line.append('\n');
  for (const paragraph of document.querySelectorAll(paragraphs)) paragraph.append('\n\n');
  return (document.body?.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
