import { count } from '../../lib/numbers.ts';
import { defineTexts } from '../../lib/texts.ts';

export const appErrorTexts = defineTexts('appErrorTexts', {
  /** RUN-09 */
  found: (issues: number) => (issues === 1 ? '1 Issue Found' : `${issues} Issues Found`),
  suppressed: (issues: number) => `(${issues} suppressed)`,
  entry: (component: string, title: string) => (component ? `In ${component} component: ${title}` : title),
  suppress: 'Suppress',
  showSuppressed: 'show suppressed issues',
  hideSuppressed: 'hide suppressed issues',
  minimise: 'Minimise',
  open: 'Show issues',
  panel: 'Issues of the app',
  details: 'Details',
  openPlace: 'Open in the code',
  more: (issues: number) => `${count(issues)} more`,
  /** RUN-11, RUN-12 */
  resolve: 'Resolve with AI',
  fixing: 'Fixing...',
  fixOne: (title: string, details: string, name: string) =>
    `Fix this error: ${title}${details ? ` ${details}` : ''}${name ? ` in component ${name}` : ''}`,
  fixAll: 'Please fix the errors in my app',
  noModel: 'The built-in builder cannot fix this. Connect a model to fix it.',
  waitForChat: 'The assistant is still working. It can fix this when it has finished.',
  sendFailed: 'An error occurred while sending your message',
});
