import type { ElementFacts } from '@whittle/contract/visual-edit';
import { limits } from '@whittle/contract/limits';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { Section } from './section.tsx';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

type ClassesSectionProps = { editing: VisualEditing; facts: ElementFacts };

/** All classes by their names, for whoever knows Tailwind. */
export function ClassesSection({ editing, facts }: ClassesSectionProps) {
  const [typed, setTyped] = useState('');
  const change = (add: string[], remove: string[]) => editing.change({ edit: { kind: 'classes', add, remove } });
  const addTyped = () => {
    const names = typed.split(/\s+/).filter((name) => name !== '' && name.length <= limits.visualClassMaxChars);
    if (names.length > 0) change(names.slice(0, limits.visualClassesMax), []);
    setTyped('');
  };
  return (
    <Section title={texts.classes}>
      {facts.classes.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {[...new Set(facts.classes)].map((name) => (
            <li key={name} className="type-code flex max-w-full items-center rounded-chip bg-sunken pl-1.5 text-ink-2">
              <span className="truncate">{name}</span>
              <button
                type="button"
                aria-label={texts.removeClass(name)}
                disabled={editing.isHeld}
                onClick={() => change([], [name])}
                className="quick flex size-6 shrink-0 items-center justify-center rounded-chip hover:bg-hover hover:text-ink coarse:size-11"
              >
                <X aria-hidden size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {facts.classes.length === 0 && /^[A-Z]/.test(facts.name) && (
        <p className="type-meta text-ink-2">{texts.componentClasses}</p>
      )}
      {facts.hasComputedClasses && <p className="type-meta text-ink-2">{texts.computedClasses}</p>}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          addTyped();
        }}
      >
        <Input
          aria-label={texts.addClass}
          placeholder={texts.addClass}
          value={typed}
          disabled={editing.isHeld}
          spellCheck={false}
          autoCapitalize="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabled={editing.isHeld || typed.trim() === ''}>
          {texts.add}
        </Button>
      </form>
    </Section>
  );
}
