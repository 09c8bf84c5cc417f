/**
 * A till receipt as a small drawing, so that sample records with a receipt have one to look at. `lines` says how long it
 * is. A data address: nothing outside the app is asked.
 */
export function sampleReceipt(index: number): string {
  const lines = 3 + (index % 4);
  const height = 96 + lines * 16;
  const row = (y: number, width: number) => `<path d='M20 ${y}h${width}M${120 - 22} ${y}h22'/>`;
  const rows = Array.from({ length: lines }, (_, at) => row(56 + at * 16, 28 + ((index * 7 + at * 11) % 34))).join('');
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 140 ${height}' width='280' height='${height * 2}'>` +
    `<rect width='140' height='${height}' fill='#fdfcf8'/>` +
    `<g stroke='#555' stroke-width='3' fill='none'><path stroke-width='7' d='M40 24h60'/><path d='M50 38h40'/>${rows}` +
    `<path stroke-width='5' d='M20 ${height - 28}h34M86 ${height - 28}h34'/></g></svg>`;
  return `data:image/svg+xml,${svg.replace(/[<>#%\s]/g, encodeURIComponent)}`;
}
