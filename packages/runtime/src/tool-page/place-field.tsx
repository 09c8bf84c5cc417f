import type { ToolField } from '@whittle/contract/tools/tool-document';
import { useEffect, useState } from 'react';
import type { RunClient } from './run-client.ts';
import { texts } from './texts.ts';

type Props = {
  field: ToolField;
  shared: { id: string } & Record<`aria-${string}`, string | boolean | undefined>;
  value: string;
  /** Null where places are not looked up. */
  client: RunClient | null;
  onChange: (value: string) => void;
};

const restMs = 300;
const minChars = 3;

/** A place: looked up where the installation has a service, else typed, with a link that shows it on a map. */
export function PlaceField({ field, shared, value, client, onChange }: Props) {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (client === null || value.trim().length < minChars || found.includes(value)) return;
    let isHere = true;
    const rest = setTimeout(() => {
      client.places(value).then(
        (places) => isHere && setFound(places),
        () => undefined,
      );
    }, restMs);
    return () => {
      isHere = false;
      clearTimeout(rest);
    };
  }, [client, value, found]);
  return (
    <>
      <input
        {...shared}
        type="text"
        autoComplete={client ? 'off' : 'street-address'}
        list={client ? `${shared.id}-found` : undefined}
        placeholder={field.placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {client && (
        <datalist id={`${shared.id}-found`}>
          {found.map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </datalist>
      )}
      {value.trim() !== '' && (
        <a
          className="quiet"
          target="_blank"
          rel="noreferrer"
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(value)}`}
        >
          {texts.openMap}
        </a>
      )}
    </>
  );
}
