import type { mails } from '@whittle/server/adapters/database/schema';
import type { TestServer } from './test-server.ts';

/** A mail that the product handed in, with what a reader would take from it. */
export type TestMail = {
  kind: string;
  to: string;
  appId: string | null;
  fromName: string | null;
  subject: string;
  text: string;
  html: string;
  /** The six digits of its code, if it has one. */
  code: string | null;
  /** The addresses that stand in its text, in order. */
  links: URL[];
};

type Row = Pick<typeof mails.$inferSelect, 'kind' | 'recipient' | 'appId' | 'fromName' | 'subject' | 'text' | 'html'>;

/** The mails to an address, newest first. A test server has no mail server, so all of them wait in its outbox. */
export async function mailsTo(
  server: Pick<TestServer, 'adapters'>,
  to: string,
  { kind }: { kind?: string } = {},
): Promise<TestMail[]> {
  const rows = await server.adapters.db.$client<Row[]>`
    select kind, recipient, app_id as "appId", from_name as "fromName", subject, text, html
    from mails where recipient = ${to} and kind = coalesce(${kind ?? null}, kind) order by created_at desc, id desc`;
  return rows.map((row) => {
    const text = row.text ?? '';
    return {
      kind: row.kind,
      to: row.recipient,
      appId: row.appId,
      fromName: row.fromName,
      subject: row.subject,
      text,
      html: row.html ?? '',
      code: /^\d{6}$/m.exec(text)?.[0] ?? null,
      links: [...text.matchAll(/^https?:\/\/\S+$/gm)].map(([link]) => new URL(link)),
    };
  });
}

/** The newest mail to an address; throws when there is none. */
export async function lastMail(
  server: Pick<TestServer, 'adapters'>,
  to: string,
  options: { kind?: string } = {},
): Promise<TestMail> {
  const [mail] = await mailsTo(server, to, options);
  if (!mail) throw new Error(`no mail was sent to ${to}`);
  return mail;
}
