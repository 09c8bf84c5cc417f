import { type ComponentType, useEffect, useState } from 'react';
import { fetchedOnline } from './missing-part.ts';
import { networkTexts } from './network.texts.ts';
import { confirmWithToast } from './toasts.tsx';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its use; that it could not be fetched is told when it is used. */
  prefetch(): void;
};

/**
 * A part of a screen whose code is fetched when it is shown first; `Meanwhile` stands in its place until then, or nothing.
 * Unlike `React.lazy` it shows at once what is there already: React holds whatever came back from a `Suspense` for 300 ms,
 * against flicker, which makes each dialog slow that opens for the first time. Without a network it waits for one. A part
 * that cannot be fetched all the same throws where it is shown, and is asked for again the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LazyPart<Props> {
  let Fetched: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetchPart = () =>
    (fetching ??= fetchedOnline(load, () => confirmWithToast(networkTexts.partWaits)).then(
      (part) => {
        Fetched = part;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    ));

  function Part(props: Props) {
    const [answer, setAnswer] = useState<{ error?: unknown }>();
    const isFetched = Fetched !== undefined;
    useEffect(() => {
      if (isFetched) return;
      let isShown = true;
      fetchPart().then(
        () => isShown && setAnswer({}),
        (error: unknown) => isShown && setAnswer({ error }),
      );
      return () => {
        isShown = false;
      };
    }, [isFetched]);
    if (Fetched) return <Fetched {...props} />;
    if (answer) throw answer.error;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(Part, { prefetch: () => void fetchPart().catch(() => undefined) });
}
