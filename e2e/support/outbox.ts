import type { MailDetails, MailList } from '@whittle/contract/mail';
import { expect, type Page } from '@playwright/test';

/** The newest mail to an address of one kind, as the platform admin reads it in `page`, where they are signed in. */
export async function readMail(page: Page, email: string, kind?: string): Promise<{ code: string; link: string }> {
  const read = (path: string) => page.evaluate(async (url) => (await fetch(url)).json(), path);
  const path = `/api/admin/mails?to=${encodeURIComponent(email)}`;
  const newest = async () => {
    const { items } = (await read(path)) as MailList;
    return items.find((mail) => kind === undefined || mail.kind === kind);
  };
  await expect.poll(newest).toBeDefined();
  const { id } = (await newest())!;
  const mail = (await read(`/api/admin/mails/${id}`)) as MailDetails;
  return { code: /^\d{6}$/m.exec(mail.text ?? '')?.[0] ?? '', link: mail.links[0]! };
}
