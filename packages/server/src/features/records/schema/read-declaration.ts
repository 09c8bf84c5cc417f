import { type EntitySchema, entitySchemaSchema } from '@whittle/contract/entities';
import type { AppId, VersionId } from '@whittle/contract/ids';
import { AppError } from '../../../http/app-error.ts';
import type { VersionFiles } from '../../../core/app-files/version-files.ts';

type Where = { appId: AppId; latestVersionId: VersionId | null; entity: string };

/** An entity's schema in a version, with the files around it. Throws `entity-not-found`, `entity-invalid`. */
export async function readDeclaration(versionFiles: VersionFiles, { appId, latestVersionId, entity }: Where) {
  const files = latestVersionId ? await versionFiles.read(appId, latestVersionId) : null;
  const path = `entities/${entity}.json`;
  const content = files?.get(path);
  if (!files || content === undefined) throw new AppError('entity-not-found');
  return { files, path, schema: readSchema(content) };
}

function readSchema(content: string): EntitySchema {
  try {
    return entitySchemaSchema.parse(JSON.parse(content));
  } catch (cause) {
    throw new AppError('entity-invalid', { cause });
  }
}
