import type { ImportResult } from '@whittle/contract/csv';
import type { AppId } from '@whittle/contract/ids';
import { AppError } from '../../../../http/app-error.ts';
import type { AppPerson, FindEntity } from '../../../../http/app-caller.ts';
import { newWrite } from '../write-context.ts';
import type { createImportFile } from './import-file.ts';

export type ChatImport = {
  appId: AppId;
  entity: string;
  /** Written out, or a public file of the app's uploads. */
  rows: { kind: 'text'; text: string } | { kind: 'file'; id: string };
  /** The same for every try to store these rows, so that none is there twice. */
  key: string;
  isSample: boolean;
};

type Deps = {
  importFile: ReturnType<typeof createImportFile>;
  findEntity: FindEntity;
  /** Null when the app has no such file, or its bytes are gone. */
  openFile(appId: AppId, id: string): Promise<AsyncIterable<Uint8Array> | null>;
};

/**
 * Rows that an assistant's action brings (GEN-08) on the way that every import takes: the head's declaration decides, a
 * row that is refused keeps no other from coming in. `person` is the owner as a person of the app: the rows are theirs.
 * Throws what `/import` answers for a file that cannot be read, `entity-not-found`, `file-not-found`.
 */
export function createImportFromChat({ importFile, findEntity, openFile }: Deps) {
  return async (person: AppPerson, { appId, entity: name, rows, key, isSample }: ChatImport): Promise<ImportResult> => {
    const entity = await findEntity(appId, 'preview', name);
    if (!entity) throw new AppError('entity-not-found', { message: `This app has no entity ${name}.` });
    const bytes = rows.kind === 'text' ? inPieces(rows.text) : await openFile(appId, rows.id);
    if (!bytes) throw new AppError('file-not-found');
    const caller = { app: { id: appId }, actor: { kind: 'owner' as const }, person };
    // Nobody looks at the columns first, so their own values say how they are written.
    const options = { context: newWrite('chat'), key, keepsIds: true, isSample, formats: 'guess' as const };
    return importFile(caller, entity, bytes, options);
  };
}

/** Lets other work in between the pieces of a long text. */
async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
const pieceBytes = 65_536;
