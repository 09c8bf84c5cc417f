import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';

export async function readDocx(bytes: Uint8Array): Promise<{ text: string }> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return { text: value };
}

/** Word's format until 2003. */
export async function readDoc(bytes: Uint8Array): Promise<{ text: string }> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  return { text: document.getBody() };
}
