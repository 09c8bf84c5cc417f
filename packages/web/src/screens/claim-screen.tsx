import { Link, useNavigate, useSearchParams } from 'react-router';
import { useClaim, useTakeOver } from '../core/collaborators/claims.requests.ts';
import { collaboratorTexts } from '../core/collaborators/collaborators.texts.ts';
import { sentenceOf } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';
import { Notice } from '../ui/notice.tsx';

const texts = collaboratorTexts.claim;

/** `/claim?code=…`: an app that a platform admin built for somebody else, for whom it is (EDIT-18). */
export function ClaimScreen() {
  usePageTitle(texts.title);
  const [parameters] = useSearchParams();
  const code = parameters.get('code') ?? '';
  const claim = useClaim(code || 'none');
  const takeOver = useTakeOver(code);
  const navigate = useNavigate();
  const home = (
    <Button asChild>
      <Link to={paths.home.to()}>{texts.home}</Link>
    </Button>
  );
  if (claim.isPending) return null;
  if (claim.isError) {
    return (
      <FullMessage title={texts.failed} text={sentenceOf(claim.error)}>
        {home}
      </FullMessage>
    );
  }
  const { appName, ownerEmail } = claim.data;
  return (
    <FullMessage title={texts.question(appName)} text={texts.about(ownerEmail)}>
      <Button
        variant="filled"
        isBusy={takeOver.isPending}
        onClick={() => takeOver.mutate(undefined, { onSuccess: ({ appId }) => void navigate(paths.app.to(appId)) })}
      >
        {texts.confirm}
      </Button>
      {home}
      {takeOver.error && (
        <Notice kind="danger" className="basis-full">
          {sentenceOf(takeOver.error)}
        </Notice>
      )}
    </FullMessage>
  );
}
