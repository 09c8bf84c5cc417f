import type { AppBundle } from '@whittle/contract/runtime-bundle';
import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { parseEntity } from '@whittle/domain/entities/entity';
import { fileKinds, isModule } from '@whittle/domain/files/file-kinds';
import { isLayout, kindOf } from '@whittle/domain/files/paths';
import { mainPageOf } from '@whittle/domain/publishing/resolve-page';

/** The files of an app by what they are (RUN-01). */
export function toAppBundle(
  app: { id: string; name: string; slug: string },
  versionId: string,
  files: ReadonlyMap<string, string>,
): AppBundle {
  const named = (heading: 'pages' | 'components' | 'services') =>
    Object.fromEntries(
      [...files].flatMap(([path, content]) =>
        isModule(path) && fileKinds[kindOf(path)].bundledAs === heading ? [[nameOf(path), content]] : [],
      ),
    );
  const pages = named('pages');
  const entities = Object.fromEntries(
    [...files].flatMap(([path, content]) => {
      const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
      const parsed = name === undefined ? null : parseEntity(name, content);
      return parsed?.ok ? [[name!, parsed.entity.schema] as const] : [];
    }),
  );
  const { User: userEntity = null, ...others } = entities;
  return {
    id: app.id,
    name: app.name,
    slug: app.slug,
    versionId,
    pages,
    components: named('components'),
    services: named('services'),
    entities: others,
    userEntity,
    layout: [...files].find(([path]) => isLayout(path))?.[1] ?? null,
    globalsCss: files.get('globals.css') ?? null,
    mainPage: mainPageOf({ pages: Object.keys(pages), mainPage: readAppSettings(files).mainPage }),
  };
}

/** `components/ui/Card.jsx` is `ui/Card`. */
const nameOf = (path: string) => path.replace(/^[^/]+\//, '').replace(/\.[a-z]+$/, '');
