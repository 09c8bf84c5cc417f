/** Uploads have new ids in a new app: answers what writes a text again with those. */
export function renamedUploads(newIds: ReadonlyMap<string, string>): (text: string) => string {
  if (newIds.size === 0) return (text) => text;
  return (text) =>
    text.replace(/\b(files|private)\/([0-9a-f]{32})(?=\/)/g, (all, kind: string, id: string) =>
      newIds.has(id) ? `${kind}/${newIds.get(id)}` : all,
    );
}
