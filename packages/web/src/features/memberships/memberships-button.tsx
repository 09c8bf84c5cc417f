import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MembershipsDialog } from './memberships-dialog.tsx';
import { membershipTexts as texts } from './memberships.texts.ts';

/** Beside who can open the app: what they pay for it. */
export function MembershipsButton({ appId }: { appId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<BadgeCheck size={16} aria-hidden />} title={texts.title} onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && <MembershipsDialog appId={appId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
