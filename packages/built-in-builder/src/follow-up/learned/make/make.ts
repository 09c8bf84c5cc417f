import * as comparing from './compared.ts';
import { atMost } from './counted.ts';
import * as fields from './fields.ts';
import * as figures from './figures.ts';
import * as lists from './lists.ts';
import type { Maker } from './maker.ts';
import { addFields } from './new-fields.ts';
import * as people from './people.ts';
import { approval, rights } from './rights.ts';
import * as rules from './rules.ts';
import * as views from './views.ts';

/** How each wish is met; the names are those of the labels. */
export const makers: Readonly<Record<string, Maker>> = {
  'add-field': addFields,
  'rename-field': fields.renameField,
  'remove-field': fields.removeFields,
  'show-field': fields.showField,
  'hide-field': fields.hideField,
  'move-field': fields.moveField,
  'add-choices': fields.addChoices,
  'set-choices': fields.setChoices,
  'remove-choice': fields.removeChoice,
  'rename-choice': fields.renameChoice,
  require: fields.requireField,
  optional: fields.freeField,
  retype: fields.retypeField,
  unit: fields.unitOfField,
  'start-value': fields.startValue,
  limit: fields.limitField,
  unique: fields.uniqueField,
  'need-if': rules.neededWhen,
  'no-past': rules.ofToday,
  after: comparing.inOrder,
  apart: rules.apart,
  cap: atMost,
  refuse: rules.refused,
  compare: comparing.compared,
  lock: rules.locked,
  keep: rules.kept,
  fill: rules.filledIn,
  rights,
  approval,
  sort: views.sortList,
  group: views.groupList,
  filter: views.filterList,
  'hide-done': views.hideDone,
  'only-page': views.onlyPage,
  mark: views.markRows,
  chart: figures.addChart,
  total: figures.addTotal,
  count: figures.countRecords,
  'of-each': figures.ofEach,
  'work-out': views.workOut,
  layout: views.layOut,
  'add-list': lists.addList,
  'rename-list': lists.renameList,
  'remove-list': lists.removeList,
  'rename-page': lists.renamePage,
  'remove-page': lists.removePage,
  'start-page': lists.startPage,
  'move-page': lists.movePage,
  'text-page': lists.textPage,
  footer: lists.footer,
  note: lists.pageNote,
  look: people.look,
  'rename-app': lists.renameApp,
  access: people.access,
  ability: people.ability,
  cannot: people.cannot,
  undo: people.talk('undo'),
  question: people.talk('question'),
  thanks: people.talk('thanks'),
  bug: people.bug,
  'start-over': people.startOver,
};
