import type { SmtpConfig } from '../../config/config-mail.ts';

/** What is sent. `id` names the mail for ever: a second try of the same mail carries the same Message-ID. */
export type OutgoingMail = {
  id: string;
  to: string;
  fromName: string | null;
  subject: string;
  text: string;
  html: string;
};

/** `problem` is what the mail server answered, or why it could not be reached; no other try helps a final one. */
export type SmtpResult = { ok: true } | { ok: false; problem: string; isFinal: boolean };

export type Smtp = { send(mail: OutgoingMail, signal: AbortSignal): Promise<SmtpResult> };

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

const problemMaxChars = 500;

/** Hands mails to the server of `SMTP_URL`, each on a connection of its own. Loads its library with the first mail. */
export function createSmtp({ url, from }: SmtpConfig): Smtp {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    // A mail is text from people and apps: nothing in it may make this process read a file or an address.
    return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  };

  return {
    async send({ id, to, fromName, ...content }, signal) {
      const transport = await (opened ??= open());
      try {
        await transport.sendMail({
          ...content,
          from: { name: fromName ?? 'Whittle', address: from },
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          messageId: `<${id}@${domain}>`,
          // Answering machines stay silent.
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, ...describeFailure(error as SmtpError) };
      }
    },
  };
}

type SmtpError = Error & { code?: string; response?: string; responseCode?: number };

/**
 * The mail server's own sentence. Final is what it answers about the sender, the recipient or the message with a 5yz
 * code; everything else, a wrong password too, may be different at the next try.
 */
function describeFailure({ code, message, response, responseCode = 0 }: SmtpError) {
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    problem: (response ?? message).replace(/\s+/g, ' ').trim().slice(0, problemMaxChars),
    isFinal: isAboutMail && responseCode >= 500 && responseCode < 600 && responseCode !== 503,
  };
}
