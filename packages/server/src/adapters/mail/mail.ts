import type { MailDelivery } from '@whittle/contract/mail';

/** One mail, rendered. `appId` is the app in whose name it is sent; null for Whittle itself. */
export type MailMessage = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  appId: string | null;
  /** The name beside the sender's address; null takes the address's own. */
  fromName: string | null;
};

/** Where mails are handed in. */
export interface Mail {
  /** Where they go: to a mail server, or nowhere but the outbox that the platform admin reads. */
  readonly delivery: MailDelivery;
  /** Stores the mail and returns; it is sent, and tried again, in the background. */
  send(message: MailMessage): Promise<void>;
  /** Calls back whenever this process stored a mail that is to be sent. */
  onQueued(listener: () => void): void;
}
