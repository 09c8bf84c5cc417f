import { extractText, getDocumentProxy } from 'unpdf';

/** Pages are parted by an empty line. Nothing of the file is run, and nothing is fetched for it. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(bytes, { useSystemFonts: false });
  const { totalPages, text } = await extractText(document, { mergePages: false });
  return { text: text.join('\n\n'), pages: totalPages };
}
