import { accessPresets } from '@whittle/domain/entities/access-texts';
import type { Access } from '../plan/plan.ts';

type Who = Access['read'];

/** How wide each is; a right never becomes wider by a word that narrows. */
export const width: Readonly<Record<Who, number>> = { none: 0, creator: 1, admin: 1, all: 2, anonymous: 3 };

const speaksOfAccess =
  /\b(?:see|view|read|access|visible|edit|change|write|modify|update|private|public|shared?|permissions?|submit|only|nobody|no one|add|create|delete|remove|look at|without (?:an account|sign|log))/i;
const reads = /\b(?:see|view|read|look(?: at)?|visible|access(?!\s+to)|open to|browse|find|public|shared?|share)\b/i;
const writes = /\b(?:edit|change|write|update|modify|add|create|enter|delete|remove|manage)\b/i;
const narrows =
  /\b(?:only|just|solely|nobody (?:else|but|except|apart from|besides|other than)|no one (?:else|but|except|apart from|besides|other than)|none but|except(?: for)? me)\b/i;
const forbids = /\b(?:nobody|no one|not|never|can['’]?t|cannot|must ?n['’]?t|should ?n['’]?t)\b/i;

/** Of whom a part of a sentence speaks; the narrower ones first, since "only I, not the public" names both. */
const groups: readonly [RegExp, Who][] = [
  [/\b(?:without (?:an account|sign(?:ing)?[ -]?in|log(?:ging)?[ -]?in)|any(?:one|body)|visitors|the public|strangers|passers-?by|people (?:on|in) the street|public(?:ly)?|guests|the whole world)\b/i, 'anonymous'],
  [/\b(?:my|our) (?:wife|husband|partner|spouse|boss|son|daughter|kids?|children|mother|father|parents|sister|brother|friends?|assistant|accountant|neighbou?rs?|helpers?|volunteers?|flat ?mates?)\b|\b(?:every(?:one|body)|all (?:users|people|members|employees)|the (?:whole )?team|my team|our team|others|other people|(?:my |our |the )?(?:colleagues|co-?workers|teammates|employees|staff|family|friends)|people|users|members|signed[ -]?in|logged[ -]?in|shared)\b|\bonly (?:we|us)\b|\b(?:my|our) \w+s(?= (?:can|may|should|must)\b)|\b(?:customers|clients|students|parents|patients|tenants)(?= (?:can|may|should|must|are)\b)/i, 'all'],
]; // prettier-ignore
const owner =
  /\b(?:i|me|myself|mine|the creator|creators?|the (?:author|owner)|whoever (?:made|created|added) (?:it|them)|who(?:ever)? (?:made|created|added)|(?:their|his|her|your|my) own|private)\b/i;
/** Those who lead a club, school or firm; they have the role admin, since apps know no other group. */
export const leaders =
  /\b(?:board|committee|chair(?:man|woman|person)?|president|treasurer|secretary|boss|managers?|management|head|principal|director|leaders?|teachers?|caretaker|janitor|landlord|office|organi[sz]ers?|editors?|moderators?|librarians?)\b/i;
const signedIn = /\b(?:signed|logged|signs|logs)[ -]?in\b|\bwith an account\b/i;

const readByAll =
  /\b(?:everyone|everybody|all people|people) (?:can|may|should(?: be able to)?|is allowed to) (?:see|view|read|look at|browse|open)\b.*\bonly (?:people who (?:are )?|those who (?:are )?|users who (?:are )?)?(?:(?:signed|logged|sign|log)[ -]?in)\b.*\b(?:add|create|enter|write|edit|change|post)\b/i;

/** "Volunteers should see all of them but not delete any": they see, and change nothing. */
const seesOnly =
  /\b(?:can|may|should|must)\b(?: be able to)?(?! not\b)(?! only\b)(?=([^,.;]*?\b(?:see|view|read|look at)\b(?! only\b)(?! (?:just )?(?:their|his|her|my) own\b)))\1(?=(.*?\b(?:but|and|just|only)\b))\2(?=(.*?\b(?:not|never|n['’]t|nothing|cannot)\b))\3.*\b(?:delete|remove|edit|change|add)\b/i;

/**
 * The access that a sentence asks for, null when it speaks of something else. It is read part by part: "my colleagues
 * can see them, but only I may change them" opens reading and narrows writing. What no part names stays as it is.
 */
export function accessIn(text: string, present: Access): Access | null {
  const preset = accessPresets.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
  if (preset && /\b(?:access|permission|change|set|make|use)/i.test(text)) return preset.access;
  if (!speaksOfAccess.test(text)) return null;
  if (/\bany(?:one|body) can (?:submit|send|add)\b.*\b(?:only )?admins?\b/i.test(text))
    return { read: 'admin', write: 'anonymous' };
  // "everyone can read them, only people who sign in may add some": everyone is whoever comes
  if (readByAll.test(text)) return { read: 'anonymous', write: 'all' };
  if (seesOnly.test(text) && !/^(?:only )?I\b/i.test(text))
    return { read: width[present.read] > width.all ? present.read : 'all', write: width[present.write] > width.creator ? 'creator' : present.write }; // prettier-ignore
  let access: Access | null = null;
  for (const part of partsOf(text)) access = withPart(part, access ?? present) ?? access;
  if (!access) return null;
  // whose app it is says "I": where others see the records, they enter none
  if (partsOf(text).some(isOwners) && width[access.read] >= width.all) access.write = 'admin';
  // whoever edits a record sees it
  if (width[access.write] > width[access.read] && access.write === 'all') access.read = 'all';
  if (access.write === 'admin' && access.read === 'creator') access.read = 'admin';
  return access;
}

const partsOf = (text: string): string[] =>
  text
    .split(/\s*(?:[,;.]|(?<!\b(?:nobody|no one|none|anybody|anyone) )\bbut\b|\bwhile\b|\bwhereas\b|\band(?=\s+(?:only|just|nobody|no one|every|any|all|the team|my|others|visitors|admins)\b))\s*/i)
    .filter((part) => part.trim() !== ''); // prettier-ignore

/** "only I may change them", not "only who made them" */
const isOwners = (part: string): boolean =>
  narrows.test(part) && writes.test(part) && !reads.test(part) && /\b(?:I|me|myself)\b/i.test(part) && !/\b(?:own|made|created)\b/i.test(part); // prettier-ignore

function withPart(part: string, present: Access): Access | null {
  const isWriting = writes.test(part);
  const isReading = reads.test(part) || (/\baccess\b/i.test(part) && !isWriting);
  const isNarrow = narrows.test(part) || /\badmins? only\b|\bprivate\b/i.test(part);
  const who = whoIn(part, isNarrow);
  // "teachers may change everything": those who lead are admins, and whoever may change a record sees it
  if (!isNarrow && isWriting && !isReading && (leaders.test(part) || /\badmins?\b/i.test(part)) && !forbids.test(part))
    return { read: width[present.read] < width.admin ? 'admin' : present.read, write: 'admin' };
  if (!who) return null;
  const isPrivate = /\bprivate\b|\bnobody else\b|\bno one else\b/i.test(part);
  if (isNarrow || isPrivate) {
    if (isWriting && !isReading) return { ...present, write: who };
    // what narrows who may see widens nobody's right to change
    if (isReading && !isWriting) return { read: who, write: width[present.write] < width[who] ? present.write : who };
    return isWriting || isPrivate || /\bonly\b/i.test(part) ? { read: who, write: who } : null;
  }
  // "people who are not signed in must not see anything": of strangers alone
  if (
    forbids.test(part) &&
    /\b(?:not|n['’]t) (?:signed|logged)[ -]?in\b|\bwithout (?:an account|sign|log)|\bstrangers\b|\bvisitors\b|\bthe public\b/i.test(
      part,
    ) &&
    isReading
  )
    return present.read === 'anonymous'
      ? { read: 'all', write: present.write === 'anonymous' ? 'all' : present.write }
      : present;
  // "others must not see them"
  if (forbids.test(part)) {
    if (isReading) return { read: 'creator', write: 'creator' };
    return isWriting ? { ...present, write: 'creator' } : null;
  }
  if (!isReading && !isWriting) return null;
  const write: Who = isWriting ? (who === 'anonymous' ? 'all' : who) : present.write;
  return { read: isReading || width[present.read] < width[write] ? who : present.read, write };
}

function whoIn(part: string, isNarrow: boolean): Who | null {
  if (isNarrow) {
    if (/\badmins?\b|\badministrators?\b/i.test(part) || leaders.test(part)) return 'admin';
    if (owner.test(part) || /\bnobody else\b|\bno one else\b|\beach (?:user|person)\b/i.test(part)) return 'creator';
  }
  if (/\beach (?:user|person|member) (?:only )?sees (?:only )?(?:their|his|her) own\b/i.test(part)) return 'creator';
  if (signedIn.test(part)) return 'all';
  return groups.find(([words]) => words.test(part))?.[1] ?? null;
}
