import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { appSettingsTexts } from '../app-settings.texts.ts';
import { useChangeCategories, useTemplateCategories } from '../template-categories.requests.ts';

const texts = appSettingsTexts.template;

/** One of the categories of the installation, and the way to another one (EDIT-17). */
export function TemplateCategory({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const { data: known = [], isError, refetch } = useTemplateCategories();
  const { add, remove } = useChangeCategories();
  const [name, setName] = useState('');
  const options = [...new Set([...known, ...(value === '' ? [] : [value])])];
  const problem = add.error ?? remove.error;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const items = await add.mutateAsync(name).then(
      (answer) => answer.items,
      () => null,
    );
    if (!items) return;
    onChange(items.find((item) => !known.includes(item)) ?? value);
    setName('');
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={texts.category}>
            <Select value={value} onChange={({ target }) => onChange(target.value)}>
              <option value="">{texts.noCategory}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          </Field>
        </div>
        {known.includes(value) && (
          <Button
            aria-label={texts.removeOf(value)}
            isBusy={remove.isPending}
            onClick={() => remove.mutate(value, { onSuccess: () => onChange('') })}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {isError && (
        <RetryNotice label={appSettingsTexts.retry} onRetry={refetch}>
          {texts.categoriesFailed}
        </RetryNotice>
      )}
      <form onSubmit={(event) => void save(event)} noValidate className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Field label={texts.newCategory} {...(problem && { error: sentenceOf(problem) })}>
            <Input
              value={name}
              maxLength={120}
              dir="auto"
              onChange={({ target }) => {
                add.reset();
                remove.reset();
                setName(target.value);
              }}
            />
          </Field>
        </div>
        <Button type="submit" isBusy={add.isPending}>
          {texts.add}
        </Button>
      </form>
    </div>
  );
}
