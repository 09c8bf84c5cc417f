import { listInWords } from './plan/names.ts';
import type { AppPlan } from './plan/plan.ts';

/** Says at once, in German, what a German prompt gets: names as written, the rest of app and replies in English. */
export function germanNote({ entities }: AppPlan, missing: readonly string[]): string {
  const lists = listInWords(entities.map(({ plural }) => plural)).replace(/ and /, ' und ');
  const left = missing.length > 0 ? ` Nicht gebaut: ${missing.join(', ')}.` : '';
  return `**Auf Deutsch:** Ich lese Englisch besser als Deutsch. Die Listen (${lists}) und ihre Felder heißen so, wie Sie sie genannt haben; Knöpfe und Hinweise der App und meine weiteren Antworten sind englisch. Ein verbundenes KI-Modell baut die App ganz auf Deutsch.${left}`;
}
