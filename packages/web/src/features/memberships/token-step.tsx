import { type FormEvent, useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import type { MembershipWords } from './membership-words.ts';
import { Step } from './step.tsx';

/** MEMB-05: a token is sent when nobody has typed for a second. */
const debounceMs = 1_000;

type TokenStepProps = {
  texts: MembershipWords;
  isEnabled: boolean;
  hasToken: boolean;
  isSaving: boolean;
  onSave: (token: string) => Promise<unknown>;
};

/** The seller's token: typed once, stored by the server, and shown never again. */
export function TokenStep({ texts, isEnabled, hasToken, isSaving, onSave }: TokenStepProps) {
  const [token, setToken] = useState('');
  const [isReplacing, setIsReplacing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState('');
  const typed = token.trim();

  const save = async () => {
    if (typed === '' || typed === sent || isSaving) return;
    setSent(typed);
    setProblem(undefined);
    try {
      await onSave(typed);
      setToken('');
      setSent('');
      setIsReplacing(false);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  const latest = useLatest(save);
  useEffect(() => {
    if (token.trim() === '') return;
    const timer = setTimeout(() => void latest.current(), debounceMs);
    return () => clearTimeout(timer);
  }, [token, latest]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Step number={1} title={texts.tokenStep}>
      {hasToken && !isReplacing ? (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          {texts.tokenSaved}
          <Button
            variant="plain"
            size="small"
            className="-ms-2"
            disabled={!isEnabled}
            onClick={() => setIsReplacing(true)}
          >
            {texts.replaceToken}
          </Button>
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="flex flex-col gap-1.5">
          <Input
            type="password"
            aria-label={texts.tokenStep}
            placeholder={texts.tokenPlaceholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={500}
            disabled={!isEnabled || isSaving}
            aria-invalid={problem === undefined ? undefined : true}
            value={token}
            onChange={({ target }) => {
              setToken(target.value);
              setProblem(undefined);
              setSent('');
            }}
          />
          <p role="status" className="type-meta text-ink-3">
            {isSaving ? texts.tokenChecking : problem ? '' : texts.tokenHint}
          </p>
          {problem && (
            <p role="alert" className="text-danger">
              {problem}
            </p>
          )}
          {hasToken && (
            <Button variant="plain" size="small" onClick={() => setIsReplacing(false)}>
              {texts.keepToken}
            </Button>
          )}
        </form>
      )}
    </Step>
  );
}
