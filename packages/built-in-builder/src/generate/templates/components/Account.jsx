import { LogOut, UserRound } from 'lucide-react';
import { accountPath } from '@/components/ui/account-menu';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { User } from '@/entities/User';
import { useMe } from '@/services/me';

/** Who is signed in, and the way out; a way in for visitors. */
export default function Account() {
  const me = useMe();
  if (!me) {
    return (
      <Button variant="outline" size="sm" onClick={() => User.login()}>
        Sign in
      </Button>
    );
  }
  const name = me.full_name || me.email;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="max-w-full min-w-0 shrink justify-start px-2.5"
          aria-label={'Account of ' + name}
        >
          <UserRound />
          <span className="truncate max-md:hidden">{name}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{me.email}</DropdownMenuLabel>
        {accountPath() && (
          <DropdownMenuItem asChild>
            <a href={accountPath()}>
              <UserRound /> Your account
            </a>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => User.logout()}>
          <LogOut /> Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
