import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FullMessage } from '../../../ui/full-message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountTexts, codeTexts, linkTexts as texts, verifyTexts } from '../accounts.texts.ts';
import { useSession } from '../session.requests.ts';
import { useChangeEmailByLink, useSignInByLink, useVerifyByLink } from '../accounts.requests.ts';

type Way = { label: string; to: string };

/** One question with one answer; a link that no longer works says so and offers the way on. */
function LinkPage({
  title,
  text,
  label,
  act,
  onDone,
  failed,
  whenUsed,
}: {
  title: string;
  text: string;
  label: string;
  act: { isPending: boolean; error: unknown; run: (onSuccess: () => void) => void };
  onDone: () => void;
  failed?: string;
  whenUsed: Way;
}) {
  const isUsed =
    act.error instanceof ApiError && ['magic-link-invalid', 'verify-link-invalid'].includes(act.error.code);
  if (isUsed) {
    return (
      <FullMessage title={sentenceOf(act.error)} text={texts.usedText}>
        <Button asChild variant="filled">
          <Link to={whenUsed.to}>{whenUsed.label}</Link>
        </Button>
      </FullMessage>
    );
  }
  return (
    <FullMessage title={title} text={text}>
      <div className="flex w-full flex-col items-start gap-4">
        {act.error !== null && <Notice kind="danger">{sentenceOf(act.error, failed)}</Notice>}
        <Button variant="filled" size="large" isBusy={act.isPending} onClick={() => act.run(onDone)}>
          {label}
        </Button>
      </div>
    </FullMessage>
  );
}

export function SignInLink({ token, continueTo }: { token: string; continueTo: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useSignInByLink();
  return (
    <LinkPage
      title={texts.signInTitle}
      text={texts.signInText}
      label={accountTexts.signIn}
      act={{ isPending, error, run: (onSuccess) => mutate(token, { onSuccess }) }}
      failed={codeTexts.failed}
      whenUsed={{ label: accountTexts.emailCode, to: paths.login.to(continueTo, 'code') }}
      onDone={() => {
        confirmWithToast(codeTexts.signedIn);
        void navigate(continueTo, { replace: true });
      }}
    />
  );
}

/** A link that counts for the account that is signed in here: whoever is not signs in first. */
function OwnLink({ title, signedOut, ways, children }: OwnLinkProps) {
  const session = useSession();
  if (session.state === 'first-load') return null;
  if (session.state !== 'logged-out') return children;
  return (
    <FullMessage title={title} text={signedOut}>
      {ways.map(({ label, to }, index) => (
        <Button key={label} asChild {...(index === 0 && { variant: 'filled' })}>
          <Link to={to}>{label}</Link>
        </Button>
      ))}
    </FullMessage>
  );
}

type OwnLinkProps = { title: string; signedOut: string; ways: readonly Way[]; children: ReactNode };

export function VerifyEmailLink({ token, continueTo }: { token: string; continueTo: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useVerifyByLink();
  return (
    <OwnLink
      title={texts.verifyTitle}
      signedOut={texts.verifySignedOut}
      ways={[
        { label: accountTexts.signIn, to: paths.login.to(paths.verifyEmail.to(continueTo)) },
        { label: accountTexts.emailCode, to: paths.login.to(continueTo, 'code') },
      ]}
    >
      <LinkPage
        title={texts.verifyTitle}
        text={texts.verifyText}
        label={verifyTexts.confirm}
        act={{ isPending, error, run: (onSuccess) => mutate(token, { onSuccess }) }}
        whenUsed={{ label: texts.goOn, to: continueTo }}
        onDone={() => {
          confirmWithToast(verifyTexts.done);
          void navigate(continueTo, { replace: true });
        }}
      />
    </OwnLink>
  );
}

export function ChangeEmailLink({ token }: { token: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useChangeEmailByLink();
  return (
    <OwnLink
      title={texts.changeTitle}
      signedOut={texts.changeSignedOut}
      ways={[{ label: accountTexts.signIn, to: paths.login.to(paths.settings.to()) }]}
    >
      <LinkPage
        title={texts.changeTitle}
        text={texts.changeText}
        label={texts.change}
        act={{ isPending, error, run: (onSuccess) => mutate(token, { onSuccess }) }}
        whenUsed={{ label: texts.toSettings, to: paths.settings.to() }}
        onDone={() => {
          confirmWithToast(texts.changed);
          void navigate(paths.settings.to(), { replace: true });
        }}
      />
    </OwnLink>
  );
}

/** Part of the address is missing, as when a mail program cut it. */
export function BrokenLink() {
  return (
    <FullMessage title={texts.brokenTitle} text={texts.brokenText}>
      <Button asChild variant="filled">
        <Link to={paths.login.to()}>{accountTexts.signIn}</Link>
      </Button>
    </FullMessage>
  );
}
