import type { Variables } from './config-variables.ts';

/** The mail server, with its credentials inside `url`, and the address that mails come from. */
export type SmtpConfig = { url: string; from: string };

/** The mail server of the environment; without one mails wait in the outbox. */
export const readSmtp = (values: Variables): SmtpConfig | null =>
  values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null;

/** A mail server without a sender would refuse every mail, and a sender alone sends none. */
export function smtpProblem(values: Variables): { name: keyof Variables; message: string } | null {
  if (values.SMTP_URL && !values.MAIL_FROM) {
    return { name: 'MAIL_FROM', message: 'is missing, although SMTP_URL is set' };
  }
  if (values.MAIL_FROM && !values.SMTP_URL) {
    return { name: 'SMTP_URL', message: 'is missing, although MAIL_FROM is set' };
  }
  return null;
}
