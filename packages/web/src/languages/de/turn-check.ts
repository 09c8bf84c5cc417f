import type * as english from '../../features/chat/messages/turn-check.texts.ts';
import { pagesSeen } from '@whittle/domain/page-check/pages-seen';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const turnCheckTexts: Translation<typeof english.turnCheckTexts> = {
  line({ filesChecked, problems, repairs = [], walk = [] }) {
    const fixed = repairs.length > 0 ? `${counted(repairs.length, 'Problem', 'Probleme')} behoben` : '';
    if (problems.length > 0) {
      const left = `${counted(problems.length, 'Problem bleibt', 'Probleme bleiben')}`;
      return fixed ? `${left}, ${fixed}` : left;
    }
    const { pages: seen, missed } = pagesSeen(walk);
    const opened = seen.length - missed;
    const pages =
      walk.length === 0
        ? '. Keine Seite wurde geöffnet'
        : `. ${counted(opened, 'Seite', 'Seiten')} geöffnet${missed > 0 ? `, ${missed} nicht geprüft` : ''}`;
    const checked = `${counted(filesChecked, 'Datei', 'Dateien')} geprüft, 0 Probleme${pages}`;
    return fixed ? `${fixed}. ${checked}` : checked;
  },
  left: 'Verbleibend',
  mended: 'Behoben',
  hints: 'Hinweise',
  pages: 'Im Hintergrund geöffnete Seiten',
  seen({ viewers, pressed }) {
    const as = { owner: 'als Sie', visitor: 'als Besucher', person: 'als andere angemeldete Person' };
    const names = [...viewers].map((viewer) => as[viewer]);
    const whom = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
    const buttons =
      pressed > 0 ? ` ${counted(pressed, 'Schaltfläche oder Filter', 'Schaltflächen und Filter')} betätigt.` : '';
    return `${whom === '' ? '' : `Geöffnet ${whom}, hell und dunkel.`}${buttons}`.trim();
  },
  notSeen({ notPressed }) {
    const left = notPressed > 0 ? `, ${counted(notPressed, 'weitere Schaltfläche', 'weitere Schaltflächen')}` : '';
    return `Nicht versucht: Formulare absenden, Löschen, Links zu anderen Seiten${left}.`;
  },
  others: { owner: 'als Sie', visitor: 'als Besucher', person: 'als andere Person' },
  pageStates: {
    opened: 'geöffnet',
    broken: 'Fehler',
    silent: 'nicht geöffnet, keine rechtzeitige Antwort',
    'no-record': 'ohne Datensatz geöffnet, weil es noch keinen gibt',
    'left-out': 'nicht geöffnet, die Zeit war um',
  },
  by: { rule: 'automatisch', model: 'vom Modell' },
  lineNumber: (line) => `Zeile ${line}`,
  ends: {
    'switched-off': 'Korrekturen durch das Modell sind in dieser Installation ausgeschaltet.',
    'no-model':
      'Der eingebaute Assistent kann das nicht beheben. Verbinden Sie ein Modell oder bearbeiten Sie die Datei selbst.',
    'seen-before':
      'Das Modell hat diese Probleme in den letzten Antworten nicht behoben und wurde nicht erneut gefragt. Beschreiben Sie sie mit anderen Worten oder bearbeiten Sie die Datei selbst.',
    'same-again': 'Das Modell hat denselben Fehler wiederholt und wurde nicht erneut gefragt.',
    'tries-used': 'Das Modell konnte nicht alles beheben.',
    'limit-reached': 'Eine Ausgabengrenze hat die Korrekturen durch das Modell beendet.',
    'not-tried': 'Die Antwort endete, bevor das behoben werden konnte.',
  },
  goBack: 'Vorherige Version wiederherstellen',
};
