import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it: the envelope, the bytes, and what a mail program reads from them. */
export type ReceivedMail = { from: string; to: string[]; raw: string; parsed: Email };

/** What the server says to a recipient or, with `at: 'data'`, to a message, instead of taking it. */
export type Refusal = { code: number; sentence: string; at?: 'recipient' | 'data' };

export interface MailServer {
  /** What `SMTP_URL` is to be. */
  readonly url: string;
  readonly port: number;
  readonly received: ReceivedMail[];
  /** Decides about each try; null takes the mail. */
  refuse: (to: string) => Refusal | null;
  /** Runs before the server says that it took a mail. */
  beforeAnswer: () => Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server on a port of its own, or on `port` again after it was closed. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const failure = ({ code, sentence }: Refusal) => Object.assign(new Error(sentence), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    onRcptTo({ address }, _session, done) {
      const refusal = mailServer.refuse(address);
      done(refusal && refusal.at !== 'data' ? failure(refusal) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const refusal = mailServer.refuse(to[0] ?? '');
        if (refusal?.at === 'data') return done(failure(refusal));
        const raw = Buffer.concat(chunks);
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        PostalMime.parse(raw)
          .then(async (parsed) => {
            received.push({ from, to, raw: raw.toString('latin1'), parsed });
            await mailServer.beforeAnswer();
            done();
          })
          .catch(done);
      });
    },
  });
  // A client that is killed in the middle of a sentence is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    refuse: () => null,
    beforeAnswer: async () => {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
