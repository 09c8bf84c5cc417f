import type { ImportSentenceCode } from '@whittle/contract/imports/sentences';
import { serverFields } from '@whittle/contract/entities';
import { isSafeKey } from '../../entities/json.ts';
import type { SyntaxNode } from '../../source-code/syntax.ts';
import { lineOf, type ModuleGraph } from './program-graph.ts';
import type { ValueType } from './value-types.ts';

/** As what a field was seen, and in which call. */
export type SeenAs = readonly [code: Extract<ImportSentenceCode, `field-${string}`>, call?: string];

/** What was seen of one field. */
export type FieldEvidence = {
  name: string;
  path: string;
  line: number;
  how: SeenAs;
  /** 3 written, 2 asked for, 1 read. */
  weight: number;
  types: ValueType[];
  /** Values that the code names or offers. */
  options: Set<string>;
  /** Those of them that people choose from in a form. */
  choices: Set<string>;
  /** People type the value themselves. */
  isTyped: boolean;
  /** Forms of dates in which it is typed in or written. */
  written: Set<'date' | 'date-time'>;
  /** What was seen of the members of the objects in its list, and of its own. */
  inList: Map<string, ValueType[]>;
  members: Map<string, ValueType[]>;
};

/** Fields that the server sets itself, and what every person has. */
const server: ReadonlySet<string> = new Set(serverFields);
const person: ReadonlySet<string> = new Set([
  'email',
  'full_name',
  'role',
  'is_verified',
  'disabled',
  'is_service',
  'app_id',
  '_app_role',
]);

/** Members that lists, promises and queries have; read from what was taken for a record they say nothing. */
const notFields = new Set(
  'map filter forEach reduce length find findIndex some every slice sort push pop shift concat includes indexOf join flat flatMap then catch finally toString hasOwnProperty isLoading isError refetch mutate mutateAsync isPending keys values entries constructor prototype'.split(
    ' ',
  ),
);

const mostMembers = 60;

function addMember(members: Map<string, ValueType[]>, name: string, types: readonly ValueType[]): void {
  if (!fieldName.test(name) || !isSafeKey(name) || (members.size >= mostMembers && !members.has(name))) return;
  members.set(name, [...(members.get(name) ?? []), ...types].slice(0, 50));
}

const fieldName = /^[A-Za-z_]\w*$/;

export type Evidence = ReturnType<typeof createEvidence>;

export function createEvidence() {
  const entities = new Map<string, Map<string, FieldEvidence>>();
  const seen = new Map<string, { path: string; line: number }>();

  const see = (entity: string, module: ModuleGraph, node: SyntaxNode) => {
    if (!seen.has(entity)) seen.set(entity, { path: module.path, line: lineOf(module, node.start) });
    if (!entities.has(entity)) entities.set(entity, new Map());
  };

  function add(
    entity: string,
    name: string,
    at: {
      module: ModuleGraph;
      node: SyntaxNode;
      how: SeenAs;
      weight: number;
      types?: ValueType[];
      options?: string[];
      choices?: string[];
      isTyped?: boolean;
    },
  ): void {
    if (server.has(name) || notFields.has(name) || !fieldName.test(name) || !isSafeKey(name)) return;
    if (entity === 'User' && person.has(name)) return;
    see(entity, at.module, at.node);
    const fields = entities.get(entity)!;
    const known = fields.get(name);
    if (!known && fields.size >= 300) return;
    const field = known ?? {
      name,
      path: at.module.path,
      line: lineOf(at.module, at.node.start),
      how: at.how,
      weight: at.weight,
      types: [],
      options: new Set<string>(),
      choices: new Set<string>(),
      isTyped: false,
      written: new Set<'date' | 'date-time'>(),
      inList: new Map<string, ValueType[]>(),
      members: new Map<string, ValueType[]>(),
    };
    if (known && at.weight > known.weight) {
      Object.assign(known, {
        path: at.module.path,
        line: lineOf(at.module, at.node.start),
        how: at.how,
        weight: at.weight,
      });
    }
    if (field.types.length < 200) field.types.push(...(at.types ?? []));
    for (const type of at.types ?? []) {
      if (type.type !== 'array' && type.type !== 'object') continue;
      for (const [key, types] of type.members ?? [])
        addMember(type.type === 'array' ? field.inList : field.members, key, types);
    }
    if (field.options.size < 60) for (const option of at.options ?? []) field.options.add(option);
    if (field.choices.size < 60) for (const choice of at.choices ?? []) field.choices.add(choice);
    if (at.isTyped) field.isTyped = true;
    if (at.isTyped || at.weight === 3)
      for (const type of at.types ?? []) if (type.type === 'string' && type.format) field.written.add(type.format);
    fields.set(name, field);
  }

  return { entities, seen, see, add };
}
