import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { day, isEmpty, money } from '@/services/format';
import { createPageUrl } from '@/utils';

const small = new Set(
  'a an the is are do does did you your what which who when where how much many can i for of to in on and have there any me my tell about please it with'.split(
    ' ',
  ),
);
const wordsOf = (text) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !small.has(word))
    .map((word) => word.replace(/s$/, ''));

const show = (field, value) =>
  field.type === 'money'
    ? money(value)
    : /date/.test(field.type)
      ? day(value)
      : Array.isArray(value)
        ? value.join(', ')
        : String(value);

/** What the records say to a question: those whose words fit best, with their facts. */
function answerTo(question, sources, records) {
  const wanted = wordsOf(question);
  if (/^(?:hi|hello|hey)\b/i.test(question)) return { text: 'Hello. What would you like to know?', hits: [] };
  const found = sources.flatMap((source) =>
    records[source.key].map((record) => {
      const text = wordsOf(
        source.fields.map(({ name, label }) => (isEmpty(record[name]) ? '' : label + ' ' + record[name])).join(' '),
      );
      const score =
        wanted.filter((word) => text.includes(word)).length +
        (wordsOf(source.label).some((word) => wanted.includes(word)) ? 0.5 : 0);
      return { source, record, score };
    }),
  );
  const best = Math.max(0, ...found.map(({ score }) => score));
  if (best === 0) {
    const kinds = sources.map(({ key, label }) => records[key].length + ' ' + label.toLowerCase()).join(', ');
    return { text: 'I found nothing about that. There are ' + kinds + ': ask about one of them.', hits: [] };
  }
  const hits = found.filter(({ score }) => score === best).slice(0, 3);
  return { text: hits.length === 1 ? 'This is what I found:' : 'These fit best:', hits };
}

export default function AskBox({ sources, records }) {
  const [text, setText] = useState('');
  const [talk, setTalk] = useState([]);
  const ask = (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    setTalk((before) => [...before, { question: text.trim(), ...answerTo(text.trim(), sources, records) }]);
    setText('');
  };
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-sm text-muted-foreground">Answers come from the records of this app; no AI is connected.</p>
      <ol aria-label="Conversation" className="grid gap-4" aria-live="polite">
        {talk.map(({ question, text: answer, hits }, index) => (
          <li key={index} className="grid gap-2">
            <p className="max-w-[80%] justify-self-end rounded-md bg-soft px-3 py-2 break-words">{question}</p>
            <div className="max-w-[90%] rounded-md border bg-card px-3 py-2">
              <p>{answer}</p>
              {hits.map(({ source, record }) => (
                <p key={record.id} className="mt-2 text-sm">
                  <Link
                    to={createPageUrl(source.page + '?id=' + record.id)}
                    className="text-link font-medium underline underline-offset-4"
                  >
                    {record[source.title]}
                  </Link>
                  {': '}
                  {source.fields
                    .filter(({ name }) => name !== source.title && !isEmpty(record[name]))
                    .map((field) => field.label + ' ' + show(field, record[field.name]))
                    .join(', ')}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <form onSubmit={ask} className="flex gap-2">
        <Input
          aria-label="Your question"
          placeholder="Ask a question"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Ask</Button>
      </form>
    </div>
  );
}
