import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { usersTexts as texts } from './users.texts.ts';

/** The link of an invitation that no mail server sends: the owner passes it on. It is shown once, only its hash is kept. */
export function InvitationLink({ email, link }: { email: string; link: string }) {
  const { isCopied, hasFailed, copy } = useCopy();
  return (
    <div className="flex flex-col gap-2">
      <p>{texts.passOn(email)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <output
          aria-label={texts.invitationLink}
          className="type-code flex min-h-8 min-w-0 flex-1 basis-full items-center rounded-control bg-sunken px-3 py-1 break-all sm:basis-60 coarse:min-h-11"
        >
          {link}
        </output>
        <Button
          icon={isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
          onClick={() => void copy(link)}
        >
          {isCopied ? uiTexts.copied : uiTexts.copy}
        </Button>
      </div>
      {hasFailed && <Notice kind="danger">{uiTexts.copyFailed}</Notice>}
    </div>
  );
}
