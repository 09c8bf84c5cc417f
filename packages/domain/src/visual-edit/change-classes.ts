import { extendTailwindMerge } from 'tailwind-merge';
import type { VisualEditProblem } from '@whittle/contract/visual-edit';
import type { TextEdit } from '../source-code/text-edits.ts';
import { createClassList } from './class-list.ts';
import { classPlaces, type ClassPlaces } from './class-places.ts';
import type { FoundElement } from './find-element.ts';

/** A size of text leaves the height of its lines alone, which is what Tailwind 4 does. */
const merge = extendTailwindMerge({ override: { conflictingClassGroups: { 'font-size': [] } } });

const withoutImportance = (name: string) => name.replace(/(^|:)!/, '$1').replace(/!$/, '');

/** Whether `added` says the same thing of an element as `present`, under the same variant. */
function replaces(added: string, present: string): boolean {
  const [next, old] = [withoutImportance(added), withoutImportance(present)];
  return next === old || merge(`${old} ${next}`) === next;
}

export type ReadClasses = { classes: string[]; isComputed: boolean; problem: VisualEditProblem | null };

export function readClasses(code: string, element: FoundElement): ReadClasses {
  const found = classPlaces(code, element);
  if (found.kind === 'problem') return { classes: [], isComputed: true, problem: found.problem };
  const places = found.kind === 'written' ? found.places : [];
  const classes = places.flatMap((place) => createClassList(code, place).names);
  return { classes, isComputed: found.isComputed, problem: null };
}

type ClassEdit = { add: readonly string[]; remove: readonly string[] };
type Changed = { ok: true; changes: TextEdit[] } | { ok: false; problem: VisualEditProblem };

const isClass = (name: string) => !/[\s\p{Cc}]/u.test(name);

/** Adds and removes classes. A new one takes the place of the first that it conflicts with; the others go. */
export function changeClasses(code: string, element: FoundElement, { add, remove }: ClassEdit): Changed {
  if (!add.every(isClass)) return { ok: false, problem: 'class-not-valid' };
  const found = classPlaces(code, element);
  if (found.kind === 'problem') return { ok: false, problem: found.problem };
  const wanted = add.filter((name, index) => !add.slice(index + 1).some((later) => replaces(later, name)));
  if (found.kind === 'room') return { ok: true, changes: wanted.length === 0 ? [] : [intoRoom(found, wanted)] };

  const lists = found.places.map((place) => createClassList(code, place));
  for (const list of lists) for (const name of remove) list.remove(name);
  for (const name of wanted) {
    const rivals = lists.flatMap((list) =>
      list.names.filter((old) => replaces(name, old)).map((old) => ({ list, name: old })),
    );
    const [first, ...others] = rivals;
    for (const other of others) other.list.remove(other.name);
    if (first) first.list.replace(first.name, name);
    else {
      const list = lists.find(({ names }) => names.length > 0) ?? lists.find(({ hasRoom }) => hasRoom);
      if (!list) return { ok: false, problem: 'classes-by-code' };
      list.add(name);
    }
  }
  return { ok: true, changes: lists.flatMap((list) => list.change() ?? []) };
}

function intoRoom({ at, before, after, write }: Extract<ClassPlaces, { kind: 'room' }>, names: string[]): TextEdit {
  return { start: at, end: at, text: before + names.map(write).join(' ') + after };
}

/** The classes as they are after a change, in their order. */
export function classesAfter(present: readonly string[], { add, remove }: ClassEdit): string[] {
  let classes = present.filter((name) => !remove.includes(name));
  for (const name of add) {
    const at = classes.findIndex((old) => replaces(name, old));
    const rest = classes.filter((old) => !replaces(name, old));
    classes = at < 0 ? [...rest, name] : rest.toSpliced(at, 0, name);
  }
  return classes;
}
