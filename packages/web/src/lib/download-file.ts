/** Hands a file to the browser's downloads. */
export function downloadFile(content: Blob | string, name: string): void {
  const url = typeof content === 'string' ? content : URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; an address that is taken away at once stops it in some browsers.
  if (typeof content !== 'string') setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
