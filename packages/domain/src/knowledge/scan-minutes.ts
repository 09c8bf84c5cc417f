/** What a page of a scan takes on a usual processor, with text all over it. */
const pageSeconds = 6;

/** How long OCR takes for so many pages, about. */
export const scanMinutes = (pages: number): number => Math.ceil((pages * pageSeconds) / 60);
