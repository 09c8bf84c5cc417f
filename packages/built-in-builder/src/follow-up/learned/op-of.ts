import type { FormulaPart } from '../../plan/formula.ts';
import type { Change, RuleMade } from '../change.ts';

const ops: Partial<Record<Change['kind'], string>> = {
  'add-options': 'add-choices',
  'set-options': 'set-choices',
  'remove-option': 'remove-choice',
  'rename-option': 'rename-choice',
  'retype-field': 'retype',
  'field-unit': 'unit',
  'sort-list': 'sort',
  'next-first': 'sort',
  'group-list': 'group',
  'add-filter': 'filter',
  'mark-low': 'mark',
  highlight: 'mark',
  'mark-overdue': 'mark',
  'add-chart': 'chart',
  figure: 'total',
  'count-figure': 'count',
  'list-layout': 'layout',
  'add-board': 'layout',
  'add-calendar': 'layout',
  'add-entity': 'add-list',
  'rename-entity': 'rename-list',
  'remove-entity': 'remove-list',
  'add-feature': 'ability',
  'main-page': 'start-page',
  'page-note': 'note',
  'limit-field': 'limit',
  'refer-field': 'retype',
  'in-order': 'after',
  'field-rights': 'rights',
  'own-sight': 'access',
};

const rules: Readonly<Record<RuleMade['make'], string>> = { never: 'refuse', stays: 'lock', keeps: 'keep', follows: 'fill', compare: 'compare', limit: 'cap', apart: 'apart' }; // prettier-ignore

/** The name that labels have for what a change does. */
export const opOf = (change: Change): string =>
  change.kind === 'add-figure' ? (change.figure.measure.kind === 'count' ? 'count' : 'total') :
  change.kind === 'rule' ? rules[change.rule.make] :
  change.kind === 'work-out' && isOver(change.formula.parts) ? 'of-each' :
  change.kind === 'require-field' ? (change.isRequired ? 'require' : 'optional') : (ops[change.kind] ?? change.kind); // prettier-ignore

const isOver = (parts: readonly FormulaPart[]): boolean => parts.some((part) => 'over' in part);

/** Wishes that one change may meet as well as the other. */
export const isAlike = (one: string, other: string): boolean =>
  [
    ['chart', 'count', 'total'],
    ['retype', 'set-choices'],
    ['ability', 'text-page'],
    ['rights', 'access'],
    ['refuse', 'need-if', 'compare'],
    ['compare', 'no-past', 'after', 'cap', 'limit'],
    ['unique', 'apart', 'cap'],
    ['of-each', 'work-out'],
  ].some((group) => group.includes(one) && group.includes(other));
