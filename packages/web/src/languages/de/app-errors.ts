import type * as english from '../../features/app-errors/app-errors.texts.ts';
import { count, counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const appErrorTexts: Translation<typeof english.appErrorTexts> = {
  found: (issues) => counted(issues, 'Problem gefunden', 'Probleme gefunden'),
  suppressed: (issues) => `(${issues} unterdrückt)`,
  entry: (component, title) => (component ? `In der Komponente ${component}: ${title}` : title),
  suppress: 'Unterdrücken',
  showSuppressed: 'unterdrückte Probleme anzeigen',
  hideSuppressed: 'unterdrückte Probleme ausblenden',
  minimise: 'Minimieren',
  open: 'Probleme anzeigen',
  panel: 'Probleme der App',
  details: 'Details',
  openPlace: 'Im Code öffnen',
  more: (issues) => `${count(issues)} weitere`,
  resolve: 'Mit KI beheben',
  fixing: 'Wird behoben...',
  fixOne: (title, details, name) =>
    `Behebe diesen Fehler: ${title}${details ? ` ${details}` : ''}${name ? ` in der Komponente ${name}` : ''}`,
  fixAll: 'Bitte behebe die Fehler in meiner App',
  noModel: 'Der eingebaute Assistent kann das nicht beheben. Verbinden Sie dafür ein Modell.',
  waitForChat: 'Der Assistent arbeitet noch. Danach kann er das beheben.',
  sendFailed: 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten',
};
