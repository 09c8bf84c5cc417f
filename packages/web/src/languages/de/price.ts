import type * as english from '../../features/chat/usage/price.texts.ts';
import { counted } from '../../lib/numbers.ts';
import type { Translation } from '../translation.ts';

export const priceTexts: Translation<typeof english.priceTexts> = {
  willCost: 'Diese Nachricht kostet',
  about: (price) => `etwa ${price}`,
  range: (low, high) => `etwa ${low} bis ${high}`,
  basis: {
    past: 'Nach dem, was Antworten in dieser App bisher gekostet haben.',
    guess: 'Nach der Größe der Anfrage und üblichen Antworten.',
  },
  near: {
    turn: 'Eine Antwort hat ihre Grenze fast erreicht.',
    app: 'Diese App hat mehr als 80 % ihrer Monatsgrenze ausgegeben.',
    account: 'Ihre Apps haben mehr als 80 % Ihrer Monatsgrenze ausgegeben.',
    installation: 'Diese Installation hat mehr als 80 % ihrer Monatsgrenze ausgegeben.',
  },
  reached: {
    turn: 'Eine Antwort hat ihre Grenze erreicht.',
    app: 'Diese App hat ihre Monatsgrenze ausgegeben. Mit einer höheren Grenze unter Ausgaben werden Nachrichten wieder beantwortet.',
    account:
      'Ihre Apps haben Ihre Monatsgrenze ausgegeben. Mit einer höheren Grenze unter Ausgaben werden Nachrichten wieder beantwortet.',
    installation: 'Diese Installation hat ihre Monatsgrenze ausgegeben. Ihr Admin kann eine höhere setzen.',
  },
  work: (price) => `Neue Arbeit ${price}`,
  repairs: (price) => `Reparaturen ${price}`,
  stopped: (problems) =>
    `${counted(problems, 'wiederholtes Problem', 'wiederholte Probleme')} nicht noch einmal gesendet`,
};
