import { Link } from 'react-router-dom';

/** A record in a short list: its name, one fact below, one at the end. */
export default function RecordLine({ to, title, meta, children }) {
  return (
    <li className="relative flex items-baseline justify-between gap-4 border-b border-border/70 py-3 last:border-b-0 hover:bg-muted">
      <div className="min-w-0">
        <Link to={to} className="font-medium break-words after:absolute after:inset-0">
          {title}
        </Link>
        {meta && <p className="text-sm text-muted-foreground">{meta}</p>}
      </div>
      <div className="shrink-0 text-right text-sm tabular-nums">{children}</div>
    </li>
  );
}
