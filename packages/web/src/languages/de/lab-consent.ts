import type * as english from '../../features/repair-lab/consent/consent.texts.ts';
import type { Translation } from '../translation.ts';

export const consentTexts: Translation<typeof english.consentTexts> = {
  heading: 'Sammelläufe',
  about:
    'Wer diese Installation verwaltet, kann alle Apps auf einmal prüfen, um zu messen, wie gut Fehler gefunden und repariert werden. Ihre Apps sind nur dabei, wenn Sie es erlauben.',
  means:
    'Dann werden die Dateien einer App gelesen und Teile davon an die Modelle geschickt, die in dieser Installation verbunden sind. In Ihrer App wird nichts geändert, und die Installation bezahlt. Behalten wird nur, wie viele Fehler es waren. Sie können es jederzeit zurücknehmen, auch während eines Laufs.',
  forAll: 'Für alle meine Apps erlauben, auch für spätere',
  single: 'Einzelne Apps',
  choiceOf: (app) => `Sammelläufe dürfen ${app} lesen`,
  choices: { account: 'Wie für alle', allowed: 'Erlaubt', refused: 'Nicht erlaubt' },
  loadFailed: 'Was Sie erlauben, konnte nicht geladen werden.',
  saveFailed: 'Das konnte nicht gespeichert werden.',
  retry: 'Erneut versuchen',
};
