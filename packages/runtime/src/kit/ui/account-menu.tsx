import { CircleUserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { accountPath, accountState, type Person, readPerson, signIn, signOut } from '../lib/page-account.ts';
import { useOpenBox } from '../lib/use-open-box.ts';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { say } from '../lib/page-words.ts';

export { accountPath };

interface AccountMenuProps {
  /** For apps in another language than English. */
  labels?: { signIn?: string; signOut?: string; account?: string };
  className?: string;
}

/**
 * The way in and out of an app: 'Sign in' for visitors, who come back to where they were; who is signed in and 'Sign out'
 * for people. Shows nothing where the page knows no accounts.
 */
export function AccountMenu({ labels = {}, className }: AccountMenuProps) {
  const state = accountState();
  if (state === 'none') return null;
  if (state === 'visitor')
    return (
      <Button data-slot="account-menu" variant="outline" size="sm" className={className} onClick={signIn}>
        {labels.signIn ?? say('Sign in')}
      </Button>
    );
  return <SignedIn labels={labels} className={className} />;
}

function SignedIn({ labels = {}, className }: AccountMenuProps) {
  const { isOpen, setOpen, box, toggle } = useOpenBox();
  const about = accountPath();
  const [person, setPerson] = useState<Person | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    let isGone = false;
    void readPerson().then((found) => {
      if (!isGone) setPerson(found);
    });
    return () => {
      isGone = true;
    };
  }, [isOpen]);

  return (
    <div ref={box} data-slot="account-menu" className={cn('relative', className)}>
      <Button
        ref={toggle}
        type="button"
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleUserRound aria-hidden />
        {labels.account ?? say('Account')}
      </Button>
      {isOpen && (
        <div className="absolute top-full right-0 z-50 mt-1 grid min-w-52 gap-2 rounded-lg border bg-popover p-3 text-sm text-popover-foreground shadow-md md:in-data-[layout=side]:top-auto md:in-data-[layout=side]:right-auto md:in-data-[layout=side]:bottom-full md:in-data-[layout=side]:left-0 md:in-data-[layout=side]:mb-1">
          {person && (
            <p className="grid wrap-anywhere">
              {person.full_name && <span className="font-medium">{person.full_name}</span>}
              <span className="text-muted-foreground">{person.email}</span>
            </p>
          )}
          {about !== null && (
            <Button asChild variant="ghost" size="sm">
              <a href={about}>{say('Your account')}</a>
            </Button>
          )}
          <Button type="button" variant="outline" size="sm" onClick={signOut}>
            {labels.signOut ?? say('Sign out')}
          </Button>
        </div>
      )}
    </div>
  );
}
