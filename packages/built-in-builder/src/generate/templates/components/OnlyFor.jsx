import { Button } from '@/components/ui/button';
import { LoadingRows, NotAllowed } from '@/components/ui/load-state';
import { User } from '@/entities/User';
import { useWho } from '@/services/me';

/** What is kept for `admins`, or for `people` who are signed in, all of it or their own; others read who sees it. */
export default function OnlyFor({ who, isAll = false, noun, children }) {
  const { me, isPending } = useWho();
  if (isPending) return <LoadingRows label={'Loading ' + noun} rows={6} />;
  if (me && (who === 'people' || me.role === 'admin')) return children;
  return (
    <NotAllowed
      message={
        who === 'people'
          ? isAll
            ? 'Sign in to see the ' + noun + '.'
            : 'Sign in to see your own ' + noun + '.'
          : 'Only those who run this site see the ' + noun + '.'
      }
      action={!me && <Button onClick={() => User.login()}>Sign in</Button>}
    />
  );
}
