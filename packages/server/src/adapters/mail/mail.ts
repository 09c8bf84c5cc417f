import type { MailDelivery } from '@whittle/contract/mail';

/** One mail, rendered. `appId` is the app in whose name it is sent; null for Whittle itself. */
export type MailMessage = {
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  appId: string | null;
  /** The name beside the sender's address; null takes Whittle's. */
  fromName: string | null;
  /** From then on the mail is worth nothing to its reader and is not tried again; null tries to the end. */
  expiresAt: Date | null;
};

/** Where mails are handed in. */
export interface Mail {
  /** Where they go: to a mail server, or nowhere but the outbox that the platform admin reads. */
  readonly delivery: MailDelivery;
  /**
   * Stores the mail and returns; it is sent, and tried again, in the background. Line ends in names and subjects become
   * spaces. Throws when `to` is not one address.
   */
  send(message: MailMessage): Promise<void>;
  /** Has the queue looked at now, since a mail in it became due. */
  wake(): void;
  /** Calls back whenever this process has put a mail into the queue. */
  onQueued(listener: () => void): void;
}
