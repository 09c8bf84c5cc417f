/** What an upload's bytes are, as it is served. */
export type FileKind = { contentType: string; isImage: boolean };

/** What browsers show without running anything in it. */
const shown = new Set([
  ...['image/png', 'image/apng', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp', 'image/x-icon'],
  ...['video/mp4', 'video/webm', 'video/quicktime', 'video/ogg'],
  ...['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/aac', 'audio/ogg', 'audio/wav', 'audio/flac', 'audio/webm'],
  'application/pdf',
]);

/** Whether opening a file shows it in place; anything else is a download. */
export const isShownInPlace = (contentType: string): boolean => shown.has(contentType);

/** Text that a browser would run as a page or a picture with scripts. */
const markup = /^\s*(<\?xml|<!doctype|<!--|<[a-z!/?])/i;
const headChars = 4_096;
/** How much of a file's beginning tells what it is. */
export const sniffedBytes = 65_536;

/**
 * Tells from the first bytes what a file is, never from its name or what the sender calls it. SVG keeps its type, so that
 * `<img>` shows it, but opening it downloads it; pages and everything unknown are plain downloads (S-18).
 */
export async function fileKind(head: Uint8Array, name: string): Promise<FileKind> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  const type = found?.mime.split(';')[0]!.trim();
  if (type && type !== 'application/xml' && !type.startsWith('text/')) {
    return { contentType: type, isImage: type.startsWith('image/') };
  }
  const text = asText(head);
  if (text === null) return { contentType: 'application/octet-stream', isImage: false };
  const start = text.slice(0, headChars);
  if (!markup.test(start)) {
    const isTable = name.toLowerCase().endsWith('.csv');
    return { contentType: `text/${isTable ? 'csv' : 'plain'}; charset=utf-8`, isImage: false };
  }
  const isSvg = /<svg[\s>]/i.test(start) && !/<html[\s>]/i.test(start);
  return { contentType: isSvg ? 'image/svg+xml' : 'application/octet-stream', isImage: isSvg };
}

/** Null for bytes that are no UTF-8 text; a letter that the end cuts in two is text. */
function asText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
