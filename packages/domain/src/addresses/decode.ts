/** Percent-encoded text that somebody else wrote, as UTF-8; null where it is not well formed. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The same for a path, in which encoded separators stay encoded. */
export function decodePath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
