import type { EntitySchema } from '@whittle/contract/entities';
import { parseEntity } from '@whittle/domain/entities/entity';
import { normalisePath } from '@whittle/domain/files/paths';

/** Entities whose file cannot be read are left out; the model sees the file itself. */
export function schemasOf(files: ReadonlyMap<string, string>): Record<string, EntitySchema> {
  const schemas: Record<string, EntitySchema> = {};
  for (const [path, content] of files) {
    const file = normalisePath(path);
    const parsed = file.ok && file.kind === 'entity' ? parseEntity(file.name, content) : null;
    if (parsed?.ok) schemas[parsed.entity.name] = parsed.entity.schema;
  }
  return schemas;
}
