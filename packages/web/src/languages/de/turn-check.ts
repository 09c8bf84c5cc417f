import type * as english from '../../features/chat/messages/turn-check.texts.ts';
import { count, counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const turnCheckTexts: Translation<typeof english.turnCheckTexts> = {
  line({ filesChecked, problems, repairs = [], walk = [] }) {
    const mended = repairs.length > 0 ? `${count(repairs.length)} ausgebessert` : '';
    if (problems.length > 0) {
      const left = `${counted(problems.length, 'Problem bleibt', 'Probleme bleiben')}`;
      return mended ? `${left}, ${mended}` : left;
    }
    const opened = walk.filter(({ state }) => state !== 'silent').length;
    const pages = opened > 0 ? `. ${counted(opened, 'Seite', 'Seiten')} geöffnet` : '';
    const checked = `${counted(filesChecked, 'Datei', 'Dateien')} geprüft, 0 Probleme${pages}`;
    return mended ? `${mended}. ${checked}` : checked;
  },
  left: 'Übrig',
  mended: 'Ausgebessert',
  hints: 'Wissenswert',
  pages: 'In einer verborgenen Vorschau geöffnet',
  pageStates: { opened: 'geöffnet', broken: 'Fehler', silent: 'nicht geöffnet, keine Antwort in der Zeit' },
  by: { rule: 'ohne das Modell', model: 'vom Modell' },
  lineNumber: (line) => `Zeile ${line}`,
  ends: {
    'switched-off': 'Reparaturen durch das Modell sind in dieser Installation ausgeschaltet.',
    'no-model':
      'Der eingebaute Bauer kann das nicht reparieren. Verbinden Sie ein Modell, oder ändern Sie die Datei von Hand.',
    'same-again':
      'Das Modell erfuhr davon und machte denselben Fehler noch einmal, also wurde es nicht weiter gefragt.',
    'tries-used': 'Das Modell wurde gefragt und konnte nicht alles reparieren.',
    'not-tried': 'Die Antwort endete, bevor das repariert werden konnte.',
  },
  goBack: 'Zurück zur Version davor',
};
