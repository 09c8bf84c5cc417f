import type { AppDomain } from '@whittle/contract/domains';
import { domainTexts as texts } from './domains.texts.ts';

type DomainRecordsProps = { domain: string; target: string; record: NonNullable<AppDomain['record']> };

/** What has to stand at the name server: where the domain leads, and whose it is. */
export function DomainRecords({ domain, target, record }: DomainRecordsProps) {
  const rows = [
    { why: texts.lead, type: 'CNAME', name: domain, value: target },
    { why: texts.prove, type: 'TXT', name: record.name, value: record.value },
  ];
  return (
    <section>
      <h3 className="mb-2 font-semibold">{texts.stepsTitle}</h3>
      <ol className="flex flex-col gap-3">
        {rows.map(({ why, type, name, value }) => (
          <li key={type} className="rounded-control bg-sunken px-3 py-2">
            <p className="mb-1">{why}</p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              {[
                [texts.type, type],
                [texts.name, name],
                [texts.value, value],
              ].map(([label, text]) => (
                <div key={label} className="contents">
                  <dt className="type-meta text-ink-2">{label}</dt>
                  <dd className="type-code break-all select-all">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
