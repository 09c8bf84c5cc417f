import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorker, OEM } from 'tesseract.js';

const require = createRequire(import.meta.url);

/** What is known of letters and words comes with the installation: nothing is fetched. */
const languages = ['eng', 'deu'];

export type Recogniser = { read(picture: Uint8Array): Promise<string>; close(): Promise<void> };

/** Reads the letters in pictures. */
export async function openRecogniser(): Promise<Recogniser> {
  // The library takes all languages from one folder, and npm gives each its own.
  const langPath = await mkdtemp(join(tmpdir(), 'whittle-ocr-'));
  try {
    for (const code of languages) {
      const file = `${code}.traineddata.gz`;
      await copyFile(require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${file}`), join(langPath, file));
    }
    const worker = await createWorker(languages, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
    return {
      read: async (picture) => (await worker.recognize(Buffer.from(picture))).data.text,
      close: async () => void (await worker.terminate()),
    };
  } finally {
    await rm(langPath, { recursive: true, force: true });
  }
}
