type Kind = {
  /** What the action is about. */
  of: 'file' | 'entity' | 'records' | 'nothing';
  /** `write`: what it holds is the new text of a file, or edits of it. `remove`: the file goes. `bring`: several at once. */
  does: 'write' | 'remove' | 'bring' | 'nothing';
  /** Other words for the same, as models write them. */
  aliases: readonly string[];
};

/** GEN-08. `unknown` is shown but never applied. */
const kinds = {
  add_file: { of: 'file', does: 'write', aliases: ['create_file', 'new_file', 'write_file'] },
  edit_file: { of: 'file', does: 'write', aliases: ['update_file', 'modify_file', 'replace_file'] },
  delete_file: { of: 'file', does: 'remove', aliases: ['remove_file'] },
  add_entity: { of: 'entity', does: 'write', aliases: ['create_entity'] },
  edit_entity: { of: 'entity', does: 'write', aliases: ['update_entity', 'modify_entity'] },
  /** Entities, or the records of one that it names. */
  import_entities: { of: 'records', does: 'bring', aliases: ['add_entities'] },
  insert_entity_records: { of: 'records', does: 'bring', aliases: ['insert_records', 'add_records'] },
  unknown: { of: 'nothing', does: 'nothing', aliases: [] },
} as const satisfies Record<string, Kind>;

export type ActionType = keyof typeof kinds;

const byName = new Map(
  Object.entries(kinds).flatMap(([type, { aliases }]) =>
    [type, ...aliases].map((name) => [name, type as ActionType] as const),
  ),
);

export const actionTypeNamed = (written: string): ActionType =>
  byName.get(written.toLowerCase().replaceAll('-', '_')) ?? 'unknown';

/** Whether it holds the text of one file, whole or as edits. */
export const writesFile = (type: ActionType): boolean => kinds[type].does === 'write';
export const removesFile = (type: ActionType): boolean => kinds[type].does === 'remove';
/** Whether its file is the schema of one entity, which it may name without the folder. */
export const isOfEntity = (type: ActionType): boolean => kinds[type].of === 'entity';
/** Whether it may bring records of the entity that it names. */
export const mayBringRecords = (type: ActionType): boolean => kinds[type].of === 'records';
