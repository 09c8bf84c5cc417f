import { Link } from 'react-router';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';
import { screenTexts as texts } from './screens.texts.ts';

type NotFoundProps = { title?: string; text?: string };

export function NotFoundScreen({ title = texts.notFoundTitle, text = texts.notFoundText }: NotFoundProps) {
  usePageTitle(texts.notFound);
  return (
    <FullMessage title={title} text={text}>
      <Button asChild variant="filled">
        <Link to={paths.home.to()}>{texts.toApps}</Link>
      </Button>
    </FullMessage>
  );
}
