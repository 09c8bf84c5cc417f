import { AppError } from '../../../http/app-error.ts';
import type { Member, Origin, Pool, Proven, Way } from './pool.ts';
import type { SignInContext } from './sign-in-context.ts';

export type ProvenAddress = ReturnType<typeof createProvenAddress>;

/** What becomes of an address that somebody has shown to be theirs. */
export function createProvenAddress({ clock, places, note, noteRefused }: SignInContext) {
  /**
   * The address is confirmed from now on. A password that was set before may be a stranger's who waited for this moment:
   * it goes, with every session and known place and the link to a provider, unless both are one person: where `isOwner`
   * says so, or in a browser that was signed in as this person before (decisions 010, 047). People of one office share a
   * network, so a proof from there saves no password.
   */
  const confirm = async <M extends Member>(
    { people, sessions, ...pool }: Pool<M, unknown>,
    member: M,
    from: Origin,
    { isOwner = false } = {},
  ): Promise<M> => {
    if (member.emailVerifiedAt) return member;
    const isOnePerson = isOwner || places.isOwnBrowser(pool, member, from);
    const confirmed = await people.update(member.id, {
      emailVerifiedAt: clock.now(),
      ...(!isOnePerson && { passwordHash: null, knownPlaces: [] }),
    });
    if (!confirmed) throw new AppError('wrong-credentials');
    if (isOnePerson) await sessions.changed(member);
    else {
      await people.unlinkProvider(member.id);
      await sessions.endAll(member);
    }
    await note(pool, 'email-verified', member, from);
    return confirmed;
  };

  return {
    confirm,

    /** The person whose address it is, or somebody new where the pool takes anybody. Throws `user-disabled`, and what joining throws. */
    async enter<M extends Member>(
      pool: Pool<M, unknown>,
      proven: Proven,
      from: Origin,
      way: Way,
    ): Promise<{ member: M; isNew: boolean }> {
      const { people } = pool;
      const present = await people.find(proven);
      const joined = present ? null : await people.join(proven, from);
      // Two sign-ins at once: the other one made the person.
      const member = present ?? joined ?? (await people.find(proven));
      if (!member) throw new AppError('email-in-use');
      if (member.isDisabled) {
        await noteRefused(pool, member.email, from, { way });
        throw new AppError('user-disabled');
      }
      const confirmed = await confirm(pool, member, from);
      return { member: await people.settle(confirmed, proven, from), isNew: joined !== null };
    },
  };
}
