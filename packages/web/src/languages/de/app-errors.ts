import type * as english from '../../features/app-errors/app-errors.texts.ts';
import { count, counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const appErrorTexts: Translation<typeof english.appErrorTexts> = {
  found: (issues) => counted(issues, 'Problem gefunden', 'Probleme gefunden'),
  suppressed: (issues) => `(${issues} unterdrückt)`,
  entry: (component, title) => (component ? `In der Komponente ${component}: ${title}` : title),
  suppress: 'Unterdrücken',
  showSuppressed: 'unterdrückte Probleme zeigen',
  hideSuppressed: 'unterdrückte Probleme verbergen',
  minimise: 'Verkleinern',
  open: 'Probleme zeigen',
  panel: 'Probleme der App',
  details: 'Einzelheiten',
  openPlace: 'Im Code öffnen',
  more: (issues) => `${count(issues)} weitere`,
  resolve: 'Mit KI beheben',
  fixing: 'Wird behoben...',
  fixOne: (title, details, name) =>
    `Behebe diesen Fehler: ${title}${details ? ` ${details}` : ''}${name ? ` in der Komponente ${name}` : ''}`,
  fixAll: 'Bitte behebe die Fehler in meiner App',
  noModel: 'Der eingebaute Builder kann das nicht beheben; ein verbundenes Modell kann es.',
  waitForChat: 'Der Assistent arbeitet noch. Danach kann er das beheben.',
  sendFailed: 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten',
};
