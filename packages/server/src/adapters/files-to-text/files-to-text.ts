/** A file as text: what a model or a person's search can read of it. */
export type ExtractedText = {
  text: string;
  /** Pages of a PDF. */
  pages?: number;
  /** Whether the file has more text than was taken. */
  truncated: boolean;
};

/** `unreadable`: the kind of file is known, this one is broken or has a password. */
export type Extraction =
  ({ ok: true } & ExtractedText) | { ok: false; problem: 'unknown-kind' | 'unreadable' | 'too-large' | 'no-text' };

export interface FilesToText {
  /**
   * The text of a PDF, a Word document, a sheet, a page or a text file. `type` is the media type that the file was
   * stored or sent with, `name` helps where that says little. Never throws for what is in the file.
   */
  extract(file: { bytes: Uint8Array; type: string; name: string }): Promise<Extraction>;
}
