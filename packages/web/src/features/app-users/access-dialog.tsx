import { type AccessMode, accessModeSchema, type AppAccess, type ChangeAccess } from '@whittle/contract/people';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useChangeAccess } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

type AccessDialogProps = { appId: string; access: AppAccess; onClose: () => void };

const linkFields = [
  ['termsOfServiceLink', texts.termsLink, 'url'],
  ['privacyPolicyLink', texts.privacyLink, 'url'],
  ['supportEmail', texts.supportEmail, 'email'],
] as const;

/** Who may open the app, and what people are told when they join (SIGN-01 to SIGN-04). */
export function AccessDialog({ appId, access, onClose }: AccessDialogProps) {
  const [mode, setMode] = useState<AccessMode>(access.effectiveMode);
  const [isSignupEnabled, setIsSignupEnabled] = useState(access.isSignupEnabled);
  const [links, setLinks] = useState({
    termsOfServiceLink: access.termsOfServiceLink,
    privacyPolicyLink: access.privacyPolicyLink,
    supportEmail: access.supportEmail,
  });
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Record<string, string>>({});
  const change = useChangeAccess(appId);
  const formId = useId();
  const canEnableSignup = access.publishedUrl !== null || access.isSignupEnabled;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFields({});
    setProblem(undefined);
    const isChosen = access.accessMode !== null || mode !== access.effectiveMode;
    const wish: ChangeAccess = { ...(isChosen && { accessMode: mode }), isSignupEnabled, ...links };
    try {
      await change.mutateAsync(wish);
      confirmWithToast(texts.saved);
      onClose();
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields : {};
      setFields(wrong);
      if (Object.keys(wrong).length === 0) setProblem(sentenceOf(error));
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.accessTitle}
      description={texts.accessAbout}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="filled" type="submit" form={formId} isBusy={change.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-6" onSubmit={(event) => void save(event)}>
        {access.accessMode === null && <p className="text-ink-2">{texts.automatic}</p>}
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{texts.accessTitle}</legend>
          {accessModeSchema.options.map((option) => (
            <div key={option} className="flex min-h-11 items-start gap-3 py-1">
              <input
                id={`${formId}-${option}`}
                type="radio"
                name="mode"
                value={option}
                checked={mode === option}
                onChange={() => setMode(option)}
                aria-describedby={`${formId}-${option}-says`}
                className="mt-0.5 size-4 shrink-0 accent-accent"
              />
              <div>
                <label htmlFor={`${formId}-${option}`} className="block cursor-pointer font-medium">
                  {texts.modes[option].name}
                </label>
                <p id={`${formId}-${option}-says`} className="text-ink-2">
                  {texts.modes[option].sentence}
                </p>
              </div>
            </div>
          ))}
        </fieldset>
        <section aria-labelledby={`${formId}-signup`} className="flex flex-col gap-4">
          <h3 id={`${formId}-signup`} className="type-heading">
            {texts.signup}
          </h3>
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={isSignupEnabled}
              disabled={!canEnableSignup}
              onChange={({ target }) => setIsSignupEnabled(target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-medium">{texts.signupToggle}</span>
              {!canEnableSignup && <span className="block text-ink-2">{texts.draft}</span>}
              {canEnableSignup && !isSignupEnabled && <span className="block text-ink-2">{texts.signupOff}</span>}
            </span>
          </label>
          {isSignupEnabled &&
            linkFields.map(([name, label, type]) => (
              <Field key={name} label={label} {...(fields[name] && { error: fields[name] })}>
                <Input
                  type={type}
                  value={links[name]}
                  // SIGN-02: an empty one is marked, and nothing else is checked here.
                  aria-invalid={links[name].trim() === '' || undefined}
                  onChange={({ target }) => setLinks({ ...links, [name]: target.value })}
                />
              </Field>
            ))}
        </section>
        {problem && <Notice kind="danger">{problem}</Notice>}
      </form>
    </Dialog>
  );
}
