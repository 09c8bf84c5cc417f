import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';

/** An app's own sign-in page leads its owner here: whoever is signed in to the builder needs no password there. */
export function OpenAppScreen() {
  const { appId = '' } = useParams();
  const [parameters] = useSearchParams();
  const path = parameters.get('path') ?? '/';
  useEffect(() => {
    const query = new URLSearchParams({ path, as: 'owner' });
    location.replace(`/api/apps/${encodeURIComponent(appId)}/open?${query.toString()}`);
  }, [appId, path]);
  return null;
}
