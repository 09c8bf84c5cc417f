import { randomBytes } from 'node:crypto';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { uploads } from '../../adapters/database/schema.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { fileKind } from './file-kind.ts';
import { cleanFileName } from './file-name.ts';

export type StoredFile = { name: string; contentType: string; bytes: Uint8Array };

const perPerson = { max: 60, windowMs: 60_000 };

export type UploadsService = ReturnType<typeof createUploadsService>;

/** Files that people put into an app. Their ids cannot be guessed: whoever has the address may see the file. */
export function createUploadsService({ db, clock, storage }: Pick<Adapters, 'db' | 'clock' | 'storage'>) {
  const rateLimits = createRateLimits({ db, clock });

  return {
    /**
     * Keeps a file and answers its address, a path on each of the app's own hosts (INTEG-04). Throws `not-signed-in`,
     * `file-too-big` for pictures above 10 MB and other files above 50 MB, `upload-failed`.
     */
    async uploadFile({ app, person }: AppCaller, file: File): Promise<{ file_url: string }> {
      if (!person) throw new AppError('not-signed-in');
      if (!(await rateLimits.take(`upload:${app.id}:${person.id}`, perPerson))) throw new AppError('rate-limited');
      const name = cleanFileName(file.name);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const kind = await fileKind(bytes, name);
      if (bytes.length > (kind.isImage ? limits.imageMaxBytes : limits.uploadMaxBytes))
        throw new AppError('file-too-big');

      const id = randomBytes(16).toString('hex');
      try {
        await storage.put(`${app.id}/${id}`, bytes);
      } catch (cause) {
        throw new AppError('upload-failed', { cause });
      }
      await db.insert(uploads).values({
        appId: app.id,
        id,
        uploaderId: person.id,
        name,
        contentType: kind.contentType,
        size: bytes.length,
        createdAt: clock.now(),
      });
      return { file_url: `/files/${id}/${encodeURIComponent(name)}` };
    },

    /** Null when the app has no such file. */
    async find(appId: AppId, id: string): Promise<StoredFile | null> {
      if (!/^[0-9a-f]{32}$/.test(id)) return null;
      const [row] = await db
        .select({ name: uploads.name, contentType: uploads.contentType })
        .from(uploads)
        .where(and(eq(uploads.appId, appId), eq(uploads.id, id)));
      const bytes = row ? await storage.get(`${appId}/${id}`) : null;
      return row && bytes ? { ...row, bytes } : null;
    },
  };
}
