import type { AppAccess, ChangeAccess } from '@whittle/contract/people';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmbedChoice } from '../../core/app-access/embed-choice.tsx';
import { allowedBy, embeddingOf, embeddingProblem, refusedSite } from '../../core/app-access/embedding.ts';
import { AccessChoice, type ChosenAccess } from '../../core/app-access/access-choice.tsx';
import { appAccessTexts } from '../../core/app-access/app-access.texts.ts';
import { useChangeAccess } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

type AccessDialogProps = { appId: string; access: AppAccess; onClose: () => void };

const linkFields = [
  ['termsOfServiceLink', appAccessTexts.termsLink, 'url'],
  ['privacyPolicyLink', appAccessTexts.privacyLink, 'url'],
  ['supportEmail', appAccessTexts.supportEmail, 'email'],
] as const;

/** Who may open and embed the app, and what people are told when they join (SIGN-01 to SIGN-04). */
export function AccessDialog({ appId, access, onClose }: AccessDialogProps) {
  const [chosen, setChosen] = useState<ChosenAccess>({
    accessMode: access.effectiveMode,
    isSignupEnabled: access.isSignupEnabled,
  });
  const [links, setLinks] = useState({
    termsOfServiceLink: access.termsOfServiceLink,
    privacyPolicyLink: access.privacyPolicyLink,
    supportEmail: access.supportEmail,
  });
  const [embedding, setEmbedding] = useState(() => embeddingOf(access.embedders));
  const [siteProblem, setSiteProblem] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Record<string, string>>({});
  const change = useChangeAccess(appId);
  const formId = useId();
  const canEnableSignup = access.publishedUrl !== null || access.isSignupEnabled;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFields({});
    setProblem(undefined);
    const wrongSite = embeddingProblem(embedding);
    setSiteProblem(wrongSite);
    if (wrongSite !== undefined) return;
    const { accessMode, isSignupEnabled } = chosen;
    const isChosen = access.accessMode !== null || accessMode !== access.effectiveMode;
    const wish: ChangeAccess = {
      ...(isChosen && { accessMode }),
      isSignupEnabled,
      ...links,
      embedders: allowedBy(embedding),
    };
    try {
      await change.mutateAsync(wish);
      confirmWithToast(texts.saved);
      onClose();
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields : {};
      const refused = refusedSite(error, embedding);
      setFields(wrong);
      setSiteProblem(refused);
      if (Object.keys(wrong).length === 0) setProblem(sentenceOf(error));
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={appAccessTexts.accessTitle}
      description={appAccessTexts.accessAbout}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={change.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-6" onSubmit={(event) => void save(event)}>
        {access.accessMode === null && <p className="text-ink-2">{appAccessTexts.automatic}</p>}
        <AccessChoice
          value={chosen}
          onChange={setChosen}
          canEnableSignup={canEnableSignup}
          neededPlan={access.neededPlan}
        />
        {chosen.isSignupEnabled && (
          <div className="flex flex-col gap-4">
            {linkFields.map(([name, label, type]) => (
              <Field key={name} label={label} {...(fields[name] && { error: fields[name] })}>
                <Input
                  type={type}
                  disabled={access.neededPlan !== undefined}
                  value={links[name]}
                  // SIGN-02: an empty one is marked, and nothing else is checked here.
                  aria-invalid={links[name].trim() === '' || undefined}
                  onChange={({ target }) => setLinks({ ...links, [name]: target.value })}
                />
              </Field>
            ))}
          </div>
        )}
        <EmbedChoice
          value={embedding}
          problem={siteProblem}
          onChange={(value) => {
            setEmbedding(value);
            setSiteProblem(undefined);
          }}
        />
        {problem && <Notice kind="danger">{problem}</Notice>}
      </form>
    </Dialog>
  );
}
