import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { Input } from '../../ui/field.tsx';
import { accountTexts as texts } from './accounts.texts.ts';

type PasswordInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} tall type={isShown ? 'text' : 'password'} className="pe-16" />
      <button
        type="button"
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="quick absolute inset-y-1 end-1 rounded-chip px-2 font-medium text-ink-2 hover:bg-hover hover:text-ink"
      >
        {isShown ? texts.hide : texts.show}
      </button>
    </span>
  );
}
