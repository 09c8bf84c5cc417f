import { normalisePath } from '../files/paths.ts';
import { type ActionType, actionTypeNamed, mayBringRecords, writesFile } from './action-types.ts';
import { isWrittenAsEdits, parseEdits, type Edit } from './edits.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import type { Action } from './reply.ts';
import type { Tag } from './tags.ts';
import { cutContentTail, isWhollyEscaped, noWrapping, readContentHead, unescapeXml } from './unwrap.ts';

/** An action whose closing tag has not been seen. */
export interface OpenAction {
  readonly isEscaped: boolean;
  /** True when another action's opening tag begins this same file again. */
  isSameAs(other: Tag): boolean;
  push(piece: string): void;
  /** A `</replace>` has just been pushed. */
  endPair(): void;
  snapshot(): Action;
  close(how: 'complete' | 'truncated'): Action;
}

export function openAction(index: number, tag: Tag): OpenAction {
  const { attributes } = tag;
  const entityName = attributes.get('entity');
  const file = readFile(tag) || (entityName ? `entities/${entityName}.json` : '');
  const type = readType(attributes.get('type'), file);
  const entity = entityName ?? entityOf(file);
  const canHoldEdits = writesFile(type);

  /** Text whose place, wrapping or content, is undecided; null once content has begun. */
  let head: string | null = '';
  let wrapping = noWrapping;
  let content = '';
  /** Content since the last closed pair: each character is searched for pairs once. */
  let sincePair = '';
  const edits: Edit[] = [];

  const readHead = (isEnded: boolean) => {
    if (head === null) return;
    const reading = readContentHead(head, wrapping, isEnded);
    wrapping = reading.wrapping;
    head = head.slice(reading.length);
    if (!reading.isDecided) return;
    content = head;
    sincePair = head;
    head = null;
  };

  const base = () => ({
    index,
    title: attributes.get('title') ?? '',
    type,
    file,
    permissions: attributes.get('permissions') || null,
    ...(entity ? { entity } : {}),
    ...(/^(?:no|false)$/i.test(attributes.get('sample') ?? '') && { isContent: true }),
  });

  return {
    isEscaped: tag.isEscaped,
    isSameAs: (other) => readFile(other) === file && file !== '',
    push(piece) {
      if (head === null) {
        content += piece;
        sincePair += piece;
      } else {
        head += piece;
        readHead(false);
      }
    },
    endPair() {
      if (!canHoldEdits || head !== null) return;
      const found = parseEdits(sincePair).edits;
      if (found.length === 0) return;
      edits.push(...found);
      sincePair = '';
    },
    snapshot: () => ({ ...base(), content, edits: [...edits], isComplete: false, isTruncated: false }),
    close(how) {
      readHead(true);
      if (how === 'truncated') return { ...base(), content, edits: [...edits], isComplete: false, isTruncated: true };
      const cut = cutContentTail(content, wrapping);
      const whole = tag.isEscaped || isWhollyEscaped(cut) ? unescapeXml(cut) : cut;
      return {
        ...base(),
        content: whole,
        edits: canHoldEdits && isWrittenAsEdits(whole) ? parseEdits(whole).edits : [],
        ...countRecords(type, entity, whole),
        isComplete: true,
        isTruncated: false,
      };
    },
  };
}

const readFile = ({ attributes }: Tag) =>
  attributes.get('file') ?? attributes.get('path') ?? attributes.get('name') ?? '';

function readType(written: string | undefined, file: string): ActionType {
  if (!written) return entityOf(file) ? 'add_entity' : 'add_file';
  return actionTypeNamed(written);
}

/** True for a `type` attribute that names an act of the grammar. */
export const isKnownType = (written: string | undefined) =>
  written !== undefined && readType(written, '') !== 'unknown';

function entityOf(file: string): string | undefined {
  const path = normalisePath(file);
  return path.ok && path.kind === 'entity' ? path.name : undefined;
}

function countRecords(type: ActionType, entity: string | undefined, content: string): { recordCount?: number } {
  if (type === 'import_entities' && (entity === undefined || !content.trimStart().startsWith('['))) return {};
  if (!mayBringRecords(type)) return {};
  const json = readJsonc(content);
  return { recordCount: json.ok && Array.isArray(json.value) ? json.value.length : 0 };
}
