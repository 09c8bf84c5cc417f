const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Whether a body was written as HTML: generated apps write either. */
export const looksLikeHtml = (body: string): boolean =>
  /<(p|br|div|h[1-6]|ul|ol|li|table|a|strong|b|em|span|html|body)\b[^>]*>/i.test(body);

/**
 * The words of a piece of HTML, its blocks as lines and paragraphs, links with their address behind. Foreign HTML is
 * never put into a mail: only its text is, in the look of the app's mails.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?href\s*=\s*["'](https?:[^"']+)["'][^>]*>(.*?)<\/a\s*>/gi, (_, href: string, label: string) =>
      label.includes(href) ? label : `${label} (${href})`,
    )
    .replace(/<br\b[^>]*>|<\/(tr|li)\s*>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '· ')
    .replace(/<\/(p|div|h[1-6]|ul|ol|table|section|header|footer|blockquote)\s*>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, decode)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return entities[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
