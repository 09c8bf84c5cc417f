import type { AppDomain } from '@whittle/contract/domains';
import type { AppId } from '@whittle/contract/ids';
import { type DomainProblem, readCustomDomain } from '@whittle/domain/addresses/custom-domain';
import { eq } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { apps as appsTable } from '../../adapters/database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { resolveHost } from '../../http/hosts.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';

type Deps = Pick<Adapters, 'config' | 'clock' | 'dns' | 'log'> & {
  apps: Pick<AppsService, 'requireOwned' | 'find' | 'findBySlug' | 'findByDomain' | 'change'>;
  audit: Pick<AuditService, 'record'>;
};
type Caller = { accountId: string; address: string };

export type DomainsService = ReturnType<typeof createDomainsService>;

/** Domains of published apps (ROUTE-05). A domain leads to an app when its name server says so. */
export function createDomainsService({ config, clock, dns, log, apps, audit }: Deps) {
  const ownHosts = [new URL(config.publicUrl).host, config.appsHost].map((host) => host.replace(/:\d+$/, ''));

  const toDomain = ({ id, slug, customDomain, domainProvenAt }: App): AppDomain => ({
    domain: customDomain,
    isProven: domainProvenAt !== null,
    record: customDomain === null ? null : proofOf(id, customDomain),
    target: `${slug}.${config.appsHost.replace(/:\d+$/, '')}`,
  });

  const change = async (
    { accountId, address }: Caller,
    appId: AppId,
    to: Partial<Pick<App, 'customDomain' | 'domainProvenAt'>>,
    target: string | null,
  ): Promise<AppDomain> => {
    try {
      await apps.change(appId, async (tx) => {
        await tx.update(appsTable).set(to).where(eq(appsTable.id, appId));
        const details = { isProven: Boolean(to.domainProvenAt) };
        const actor = { kind: 'account', id: accountId } as const;
        await audit.record({ event: 'domain-changed', actor, appId, target, address, details }, tx);
      });
    } catch (error) {
      if (isTaken(error)) throw new AppError('domain-taken', { cause: error });
      throw error;
    }
    return toDomain(await apps.requireOwned({ accountId }, appId));
  };

  return {
    /** The address of the app that has the domain. */
    async findSlug(domain: string): Promise<string | null> {
      return (await apps.findByDomain(domain))?.slug ?? null;
    },

    /** Whether something answers at the name: what a proxy asks before it gets a certificate (ROUTE-16). */
    async isServed(name: string): Promise<boolean> {
      const host = resolveHost(name, config);
      if (host.kind === 'builder') return true;
      if (host.kind === 'preview') return (await apps.find(host.appId)) !== null;
      const app =
        host.kind === 'published' ? await apps.findBySlug(host.slug) : await apps.findByDomain(name.toLowerCase());
      return Boolean(app?.publishedVersionId);
    },

    async read(caller: Caller, appId: AppId): Promise<AppDomain> {
      return toDomain(await apps.requireOwned(caller, appId));
    },

    /** The domain that the app is to have; it does not lead here before it was proven. Throws `invalid-input`. */
    async set(caller: Caller, appId: AppId, typed: string): Promise<AppDomain> {
      const app = await apps.requireOwned(caller, appId);
      const read = readCustomDomain(typed, ownHosts);
      if (!read.ok) throw new AppError('invalid-input', { fields: { domain: sentences[read.problem] } });
      if (app.customDomain === read.domain) return toDomain(app);
      return change(caller, appId, { customDomain: read.domain, domainProvenAt: null }, read.domain);
    },

    async remove(caller: Caller, appId: AppId): Promise<AppDomain> {
      const { customDomain } = await apps.requireOwned(caller, appId);
      return change(caller, appId, { customDomain: null, domainProvenAt: null }, customDomain);
    },

    /** Asks the domain's name server. Throws `domain-missing`, `domain-not-proven`, `domain-taken`, `name-server-silent`. */
    async check(caller: Caller, appId: AppId): Promise<AppDomain> {
      const app = await apps.requireOwned(caller, appId);
      const { customDomain } = app;
      if (customDomain === null) throw new AppError('domain-missing');
      const record = proofOf(appId, customDomain);
      const texts = await dns.texts(record.name).catch((error: unknown) => {
        log.warn({ err: error, domain: customDomain }, 'a name server did not answer');
        throw new AppError('name-server-silent', { cause: error });
      });
      if (!texts.includes(record.value))
        throw new AppError('domain-not-proven', { details: { found: texts.slice(0, 5) } });
      if (app.domainProvenAt) return toDomain(app);
      return change(caller, appId, { domainProvenAt: clock.now() }, customDomain);
    },
  };
}

const proofOf = (appId: AppId, domain: string) => ({ name: `_whittle.${domain}`, value: `whittle-app=${appId}` });

const sentences: Record<DomainProblem, string> = {
  'no-domain': 'Write a domain such as shop.example.com, without a path or a port.',
  local: 'This name leads nowhere outside your own network. Write a public domain.',
  own: 'This name belongs to this installation already. Write a domain of your own.',
};

function isTaken(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as { constraint?: string }).constraint === 'apps_domain') return true;
  }
  return false;
}
