import { useSearchParams, Link } from 'react-router-dom';
import { Input } from '@/components/ui/input';
import { createPageUrl } from '@/utils';

const textOf = (record, names) =>
  names
    .flatMap((name) => record[name] ?? [])
    .filter(Boolean)
    .join(' · ');

/** Everything that the app shows, found by words; a list per kind of record. */
export default function SearchBox({ sources, records }) {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = sources.map((source) => ({
    source,
    hits:
      words.length === 0
        ? []
        : records[source.key].filter((record) => {
            const text = textOf(record, [source.title, ...source.texts]).toLowerCase();
            return words.every((word) => text.includes(word));
          }),
  }));
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div className="grid max-w-4xl gap-8">
      <Input
        type="search"
        aria-label="Search everything"
        placeholder="Search everything"
        value={query}
        onChange={(event) => setParams(event.target.value ? { q: event.target.value } : {}, { replace: true })}
      />
      <p role="status" className="text-sm text-muted-foreground">
        {words.length === 0 ? 'Type a word to begin.' : count === 1 ? '1 found' : count + ' found'}
      </p>
      {groups
        .filter(({ hits }) => hits.length > 0)
        .map(({ source, hits }) => (
          <section key={source.key}>
            <h2 className="border-b border-foreground pb-2 text-lg">{source.label}</h2>
            <ul>
              {hits.slice(0, 20).map((record) => (
                <li key={record.id} className="border-b border-border/70 py-3">
                  <Link
                    to={createPageUrl(source.page + '?id=' + record.id)}
                    className="text-link font-medium underline underline-offset-4"
                  >
                    {record[source.title]}
                  </Link>
                  <p className="mt-1 line-clamp-2 text-sm text-muted-foreground">{textOf(record, source.texts)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
