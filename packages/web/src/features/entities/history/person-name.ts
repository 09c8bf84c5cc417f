import type { HistoryPerson } from '@whittle/contract/history';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';

export const personName = (person: HistoryPerson): string =>
  person === null ? texts.somebody : (person.name ?? texts.formerPerson);
