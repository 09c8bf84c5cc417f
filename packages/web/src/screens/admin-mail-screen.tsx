import { useNavigate, useParams } from 'react-router';
import { MailDialog } from '../features/mail/mail-dialog.tsx';
import { MailList } from '../features/mail/mail-list.tsx';
import { mailTexts as texts } from '../features/mail/mail.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { PageFrame } from './page-frame.tsx';

/** What was sent, waits or failed; without a mail server, where codes and links are found. */
export function AdminMailScreen() {
  usePageTitle(texts.title);
  const { mailId } = useParams();
  const navigate = useNavigate();
  return (
    <PageFrame>
      <div className="flex flex-col gap-6 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        <MailList />
      </div>
      {mailId && <MailDialog id={mailId} onClose={() => void navigate(paths.adminMail.to(), { replace: true })} />}
    </PageFrame>
  );
}
