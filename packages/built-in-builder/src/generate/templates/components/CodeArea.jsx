import { useRef } from 'react';

/** Parts of HTML: comments, tags with their names, attributes and values, and the text between. */
const parts =
  /(<!--[^]*?(?:-->|$))|(<\/?[a-z][\w-]*)|(\/?>)|([\w-]+)(?==)|("[^"]*"?|'[^']*'?)|([^<>"'=\s]+|[\s=<"'])/gi;
const colours = [
  { className: 'text-muted-foreground italic' },
  { className: 'font-semibold text-link' },
  { className: 'font-semibold text-link' },
  { className: 'text-warning' },
  { className: 'text-success' },
  {},
];

const coloured = (text) =>
  [...text.matchAll(parts)].map((match, index) => {
    const kind = match.slice(1).findIndex((part) => part !== undefined);
    return (
      <span key={index} {...colours[kind]}>
        {match[0]}
      </span>
    );
  });

const shape = {
  className:
    'col-start-1 row-start-1 h-96 w-full overflow-auto p-3 font-mono text-sm leading-6 break-all whitespace-pre-wrap',
};

/** Text in code letters; its colours lie below the letters that are typed. */
export default function CodeArea({ label, value, isColoured, isReadOnly, onChange }) {
  const below = useRef(null);
  return (
    <label className="grid content-start gap-2">
      <span className="text-sm font-medium">{label}</span>
      <span className="grid rounded-md border bg-card">
        {isColoured && (
          <span
            ref={below}
            aria-hidden
            data-slot="highlighted"
            className={shape.className + ' pointer-events-none overflow-hidden'}
          >
            {coloured(value)}
          </span>
        )}
        <textarea
          spellCheck={false}
          readOnly={isReadOnly}
          className={
            shape.className +
            ' resize-none bg-transparent caret-foreground outline-offset-2' +
            (isColoured ? ' text-transparent' : '')
          }
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onScroll={(event) => {
            if (below.current) below.current.scrollTop = event.target.scrollTop;
          }}
        />
      </span>
    </label>
  );
}
