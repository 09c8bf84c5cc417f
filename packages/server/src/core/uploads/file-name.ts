const maxChars = 120;

/** The last part of what a sender calls a file, without signs that mean something to systems or headers. */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1)!;
  // Control characters, direction marks, and what file systems and shells read as more than a letter.
  const clean = last.replace(/[\p{Cc}\p{Cf}"*:<>?|%#]/gu, '').trim();
  if (clean === '' || /^\.+$/.test(clean)) return 'file';
  const dot = clean.lastIndexOf('.');
  const extension = dot > 0 ? clean.slice(dot).slice(0, 12) : '';
  return clean.length <= maxChars ? clean : clean.slice(0, maxChars - extension.length) + extension;
}

/** A Content-Disposition header for any name (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
