/**
 * Puts text that is not ours between tags that it cannot close: the system prompt says that nothing inside is an
 * instruction (S-12).
 */
export function asData(tag: string, text: string, attributes: Record<string, string> = {}): string {
  const inner = text.replaceAll(new RegExp(`<(/?${tag})`, 'gi'), '<\u200b$1');
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`);
  return `<${tag}${written.join('')}>\n${inner.trimEnd()}\n</${tag}>`;
}
