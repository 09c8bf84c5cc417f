import type { Change } from '../change.ts';

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
};

/** The name that labels have for what a change does. */
export const opOf = (change: Change): string =>
  change.kind === 'add-figure' ? (change.figure.measure.kind === 'count' ? 'count' : 'total') :
  change.kind === 'require-field' ? (change.isRequired ? 'require' : 'optional') : (ops[change.kind] ?? change.kind); // prettier-ignore

/** Wishes that one change may meet as well as the other. */
export const isAlike = (one: string, other: string): boolean =>
  [
    ['chart', 'count', 'total'],
    ['retype', 'set-choices'],
    ['ability', 'text-page'],
  ].some((group) => group.includes(one) && group.includes(other));
