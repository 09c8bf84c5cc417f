import { accessPresets } from '@whittle/domain/entities/access-texts';
import type { Access } from '../plan/plan.ts';

const everyone = String.raw`(?:every(?:one|body)|any(?:one|body)|all (?:users|people|members)|the (?:whole )?team|others|colleagues|people|users|members|visitors|the public|guests)`;

/**
 * The access that a sentence asks for, null when it speaks of something else. `present` stays where the sentence says
 * nothing: "let everyone see the tasks" changes reading alone.
 */
export function accessIn(text: string, present: Access): Access | null {
  const preset = accessPresets.find(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
  if (preset && /\b(?:access|permission|change|set|make|use)/i.test(text)) return preset.access;
  if (
    !/\b(?:see|view|read|access|visible|edit|change|write|private|public|shared?|permissions?|submit|only)\b/i.test(
      text,
    )
  )
    return null;

  const isPublic =
    /\b(?:any(?:one|body)|visitors|the public|public(?:ly)?|without (?:an account|sign(?:ing)?[ -]?in|log(?:ging)?[ -]?in)|guests)\b/i.test(
      text,
    ) && !/\bsigned?[ -]?in\b|\blogged[ -]?in\b/i.test(text);
  if (/\bany(?:one|body) can (?:submit|send|add)\b.*\b(?:only )?admins?\b/i.test(text))
    return { read: 'admin', write: 'anonymous' };
  if (
    /\bonly (?:the )?admins? (?:can|may|should)\b|\badmins? only\b|\bonly (?:visible|open) to admins?\b/i.test(text)
  ) {
    if (/\bedit|change|write\b/i.test(text) && !/\b(?:see|view|read)\b/i.test(text))
      return { ...present, write: 'admin' };
    return { read: 'admin', write: 'admin' };
  }
  if (
    /\b(?:private|only (?:me|the creator|creators?|their own|your own|his own|mine|the owner|i)|nobody else|each (?:user|person) (?:only )?sees)\b/i.test(
      text,
    )
  )
    return { read: 'creator', write: 'creator' };
  const canEdit = new RegExp(`${everyone}[^.]*\\b(?:edit|change|write|update|modify)\\b`, 'i').test(text);
  const canSee = new RegExp(
    `${everyone}[^.]*\\b(?:see|view|read|access)\\b|\\b(?:visible|open|shared|share)\\b[^.]*\\b(?:to|with|for)\\b[^.]*${everyone}|\\bmake\\b[^.]*\\b(?:public|shared)\\b`,
    'i',
  ).test(text);
  if (!canEdit && !canSee) return null;
  const read = isPublic ? 'anonymous' : 'all';
  return { read, write: canEdit ? 'all' : present.write };
}
