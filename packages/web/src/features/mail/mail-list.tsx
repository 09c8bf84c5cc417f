import { type MailState as State, mailStates } from '@whittle/contract/mail';
import { useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { MailRow } from './mail-row.tsx';
import { useMails } from './mail.requests.ts';
import { mailTexts as texts } from './mail.texts.ts';

/** Every mail, newest first, by state and address. */
export function MailList() {
  const [state, setState] = useState<State | ''>('');
  const [to, setTo] = useState('');
  const settledTo = useSettled(to.trim());
  const list = useMails({ state, to: settledTo });
  const mails = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = state !== '' || settledTo !== '';
  const now = new Date();

  return (
    <div className="flex flex-col gap-4">
      {list.data?.pages[0]?.delivery === 'outbox' && <Notice kind="info">{texts.held}</Notice>}
      <div role="search" aria-label={texts.filters} className="flex flex-wrap gap-3 *:min-w-40 *:flex-1 sm:*:max-w-60">
        <Field label={texts.to}>
          <Input
            type="search"
            value={to}
            placeholder={texts.toPlaceholder}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
        <Field label={texts.state}>
          <Select value={state} onChange={(event) => setState(event.target.value as State | '')}>
            <option value="">{texts.anyState}</option>
            {mailStates.map((one) => (
              <option key={one} value={one}>
                {texts.states[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ListState
        query={list}
        isEmpty={mails.length === 0}
        empty={
          <>
            {isFiltered ? texts.noMatches : texts.empty}
            {isFiltered && (
              <Button
                size="small"
                onClick={() => {
                  setState('');
                  setTo('');
                }}
              >
                {texts.clearFilters}
              </Button>
            )}
          </>
        }
        texts={texts}
      >
        <ul className="-mx-2 border-t border-line">
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} now={now} />
          ))}
        </ul>
      </ListState>
    </div>
  );
}
