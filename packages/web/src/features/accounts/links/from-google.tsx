import { googleProblems, type GoogleProblem } from '@whittle/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FullMessage } from '../../../ui/full-message.tsx';
import { codeTexts, googleTexts as texts, linkTexts } from '../accounts.texts.ts';
import { googleStart } from '../other-ways.tsx';
import { confirmAccount, isRefusedAccount, useSession } from '../session.requests.ts';

const sentence = (problem: string): string =>
  texts.problems[googleProblems.find((known): known is GoogleProblem => known === problem) ?? 'refused'];

/** Back from Google: signed in, or why not. */
export function FromGoogle({ problem, continueTo }: { problem: string | null; continueTo: string }) {
  const navigate = useNavigate();
  const session = useSession();
  const isStarted = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSignedIn = problem === null && session.state === 'logged-in';
  useEffect(() => {
    if (!isSignedIn || isStarted.current) return;
    isStarted.current = true;
    // The account may have been made a moment ago; whoever is refused is led to the page that says so (AUTH-04).
    confirmAccount(false).then(
      () => {
        confirmWithToast(codeTexts.signedIn);
        void navigate(continueTo, { replace: true });
      },
      (error: unknown) => {
        if (isRefusedAccount(error)) void navigate(paths.unauthorized.to(), { replace: true });
        else setFailure(sentenceOf(error));
      },
    );
  }, [isSignedIn, navigate, continueTo]);

  if (problem !== null || failure !== null) {
    return (
      <FullMessage title={texts.problemTitle} text={failure ?? sentence(problem ?? '')}>
        <Button asChild variant="filled">
          <a href={googleStart(continueTo)}>{texts.again}</a>
        </Button>
        <Button asChild>
          <Link to={paths.login.to(continueTo)}>{texts.otherWay}</Link>
        </Button>
      </FullMessage>
    );
  }
  if (session.state === 'logged-out') return <Navigate replace to={paths.login.to(continueTo)} />;
  return <p className="sr-only">{texts.signingIn}</p>;
}

/** Back from Google, which somebody who is signed in wanted to link. */
export function LinkedGoogle({ problem }: { problem: string | null }) {
  useEffect(() => {
    if (problem === null) confirmWithToast(texts.linked);
  }, [problem]);
  if (problem === null) return <Navigate replace to={paths.settings.to()} />;
  return (
    <FullMessage title={texts.linkProblemTitle} text={sentence(problem)}>
      <Button asChild variant="filled">
        <Link to={paths.settings.to()}>{linkTexts.toSettings}</Link>
      </Button>
    </FullMessage>
  );
}
