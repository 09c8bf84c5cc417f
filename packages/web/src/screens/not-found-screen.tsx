import { Link } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';

type NotFoundProps = { title?: string; text?: string };

export function NotFoundScreen({
  title = 'There is nothing at this address',
  text = 'The address may be mistyped, or what was here is gone.',
}: NotFoundProps) {
  usePageTitle('Not found');
  return (
    <FullMessage title={title} text={text}>
      <Button asChild look="filled">
        <Link to={paths.home.to()}>Go to your apps</Link>
      </Button>
    </FullMessage>
  );
}
