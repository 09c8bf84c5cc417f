import { z } from 'zod';

/** Finds places of the world by what somebody types. */
export interface PlaceSearch {
  /** Names as people write them, best first. Throws when the service cannot be asked. */
  find(query: string, signal: AbortSignal): Promise<string[]>;
}

const part = z.string().optional().catch(undefined);
/** GeoJSON, as Photon and Nominatim answer it. */
const answerSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        ...{ display_name: part, name: part, street: part, housenumber: part },
        ...{ postcode: part, city: part, state: part, country: part },
      }),
    }),
  ),
});

const maxPlaces = 6;

/**
 * A search service that answers GeoJSON, such as Photon or Nominatim (`format=geojson`). `{query}` in its address stands
 * for what is looked for. The administrator names it, so it may stand inside the network.
 */
export function createPlaceSearch(address: string): PlaceSearch {
  return {
    async find(query, signal) {
      const url = address.replaceAll('{query}', encodeURIComponent(query));
      const answer = await fetch(url, { signal, headers: { accept: 'application/json', 'user-agent': 'Whittle' } });
      if (!answer.ok) throw new Error(`the place service answered ${answer.status}`);
      const { features } = answerSchema.parse(await answer.json());
      return [...new Set(features.map(({ properties }) => nameOf(properties)))].filter(Boolean).slice(0, maxPlaces);
    },
  };
}

function nameOf(place: z.infer<typeof answerSchema>['features'][number]['properties']): string {
  if (place.display_name) return place.display_name;
  const street = [place.street, place.housenumber].filter(Boolean).join(' ');
  const city = [place.postcode, place.city].filter(Boolean).join(' ');
  return [...new Set([place.name, street, city, place.state, place.country])].filter(Boolean).join(', ');
}
