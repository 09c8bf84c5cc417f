import type { EntityProperty } from '@whittle/contract/entities';
import type { Entity } from '../entity.ts';
import { typesOf } from '../entity.ts';
import { optionColors } from './option-color.ts';

/** GRID-21. */
export const gridDataTypes = [
  'number',
  'text',
  'select',
  'multiselect',
  'image',
  'json',
  'datetime',
  'boolean',
] as const;
export type GridDataType = (typeof gridDataTypes)[number];

export type GridOption = { label: string; backgroundColor: string };

/** GRID-18: one column of the grid, derived from a property of the entity's schema. */
export type GridColumn = {
  /** The property's name; for the fixed columns the server field's. */
  id: string;
  label: string;
  dataType: GridDataType;
  options: readonly GridOption[];
  readonly: boolean;
  isRequired: boolean;
  /** A calendar day without a time of day. */
  isDay: boolean;
  minWidth: number;
};

/** GRID-12: the header that adds a column is a column with an id that no property can have. */
export const addColumnId = '999999';

/** GRID-07. Widths in px. */
export const columnWidths = { min: 50, usual: 150, max: 400, selection: 50, actions: 100, add: 50 } as const;

const fixed = (id: string, label: string, dataType: GridDataType): GridColumn => ({
  id,
  label,
  dataType,
  options: [],
  readonly: true,
  isRequired: false,
  isDay: false,
  minWidth: 100,
});

/** GRID-19. */
export const createdAtColumn = fixed('createdAt', 'Created At', 'datetime');
export const userIdColumn = fixed('creatorId', 'User ID', 'text');

/** The columns of an entity in the order of its schema, then the two that the server fills. */
export function gridColumns({ properties, required }: Pick<Entity, 'properties' | 'required'>): GridColumn[] {
  const own = [...properties].map(([id, property]): GridColumn => {
    const dataType = gridDataType(id, property);
    return {
      id,
      label: property.title?.trim() || id,
      dataType,
      options: gridOptions(property),
      readonly: false,
      isRequired: required.includes(id),
      isDay: dataType === 'datetime' && property.format === 'date',
      minWidth: dataType === 'multiselect' ? 200 : 100,
    };
  });
  return [...own, createdAtColumn, userIdColumn];
}

/**
 * GRID-20. The name decides for texts only: a flag or a list that is called `image...` stays what it is (N-38). A type that
 * was chosen by hand for a text wins over its name.
 */
export function gridDataType(name: string, property: EntityProperty): GridDataType {
  const types = typesOf(property).filter((type) => type !== 'null');
  const isText = types.length === 0 ? property.enum === undefined : types.includes('string');
  const chosen = property['x-dataType'];
  if (isText && !property.enum && (chosen === 'text' || chosen === 'image')) return chosen;
  if (isText && !property.enum && /image/i.test(name)) return 'image';
  if (property.format === 'date-time' || property.format === 'date') return 'datetime';
  if (types[0] === 'boolean') return 'boolean';
  if (property.enum) return 'select';
  switch (types[0]) {
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return property.items?.enum ? 'multiselect' : 'json';
    case 'object':
      return 'json';
    default:
      return 'text';
  }
}

/** The choices of a select or multiselect. Colours that the schema keeps win over those that follow from the label. */
export function gridOptions(property: EntityProperty): GridOption[] {
  const kept = property['x-optionColors'];
  const colors = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const labels = (property.enum ?? property.items?.enum ?? []).map(String);
  const keptOf = (label: string) => {
    const color = Object.hasOwn(colors, label) ? colors[label] : undefined;
    return typeof color === 'string' ? color : undefined;
  };
  const shown = optionColors(labels, keptOf);
  return labels.map((label, at) => ({ label, backgroundColor: shown[at]! }));
}
