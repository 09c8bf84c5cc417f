import type { Understood } from '../change.ts';

/** Messages that ask for no change. */
export function talkIn(text: string): Understood | null {
  if (/^fix this error:|^please fix the errors/i.test(text)) return { kind: 'fix', error: text };
  if (/^(?:hi|hello|hey|hallo|good (?:morning|evening|day)|salut|hola)\b[^a-z]*$/i.test(text))
    return { kind: 'talk', topic: 'greeting' };
  if (
    /^(?:thanks?|thank you|great|nice|perfect|cool|awesome|danke|merci|super|well done|looks? good)\b[\w\s,!.'’]{0,30}$/i.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'thanks' };
  if (
    /\b(?:undo|revert|go back|roll back|take (?:that|it) back|put (?:it|that|everything) back|(?:as|how) it was(?: before)?|wie (?:es )?(?:vorher|zuvor|davor|eben)|wieder (?:zurück|weg|wie)|zurück,? bitte|bitte zurück|^(?:das war|war) (?:falsch|ein fehler|nicht gut|blöd)|(?<!(?:darf|dürfen|kann|können|soll|sollte|geht|gehen|ist|sind) )doch (?:lieber )?nicht|lass (?:das|es) (?:lieber|doch)|never ?mind|rückgängig|mach das weg|zurücknehmen)\b|^(?:no|nope|nein)[,.!]? (?:that|not|das)\b|\bnot what i (?:wanted|meant)\b|^(?:that|this|it) (?:was|is) (?:wrong|a mistake|not right)[.!]*$/i.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'undo' };
  if (
    /^(?:(?:please\s+)?(?:add|make|create|i (?:want|need)|we need|give me))\b.*\b(?:log-?in|sign-?in|sign-?up|registration|log-?out)\b.*\b(?:page|form|screen|button|function(?:ality)?)?\b|^add (?:a )?(?:log|sign)[ -]?(?:in|up)$/i.test(
      text,
    ) &&
    !/\bfield\b|\bwith (?:name|email)\b|\bnewsletter\b|\b(?:event|course|class|workshop)s?\b/i.test(text)
  )
    return { kind: 'talk', topic: 'login' };
  if (
    /^(?:please )?(?:take|throw|put|get rid of|clear out) (?:of )?(?:the |all |these )?(?:examples?|samples?)(?: data| records| entries)?(?: away| out)?(?: please)?$|^(?:bitte )?(?:nimm|lösche?|entferne?|weg mit) (?:bitte )?(?:die |alle )?(?:beispiele?|beispieldaten|beispieleinträge|musterdaten)(?: (?:raus|weg|heraus))?(?: bitte)?$/i.test(
      text,
    ) ||
    /\b(?:delete|remove|clear|get rid of|wipe|throw (?:out|away)|empty|take out)\b.*\b(?:sample|example|demo|test|dummy|fake|made[- ]up|invented|placeholder|pretend)\s+(?:data|records?|rows?|entries|\w+s|stuff)\b|\b(?:sample|example|demo|test|dummy|fake|made[- ]up|invented)\s+(?:data|records?|entries|\w+s|stuff)\b.*\b(?:away|out|gone|go|deleted|removed)\b/i.test(
      text,
    ) ||
    /(?<!\p{L})(?:beispiel|muster|test|demo|probe)(?:daten|einträge\p{L}*|sätze\p{L}*|zeilen|inhalte\p{L}*)(?!\p{L}).*(?<!\p{L})(?:weg|raus|lösch\p{L}*|entfern\p{L}*|leer\p{L}*|verschwinden)(?!\p{L})|(?<!\p{L})(?:lösch\p{L}*|entfern\p{L}*|leer\p{L}*|wirf|nimm|schmeiß)(?!\p{L}).*(?<!\p{L})(?:(?:beispiel|muster|test|demo|probe)(?:daten|einträge\p{L}*|sätze\p{L}*|zeilen|inhalte\p{L}*)|erfundene\p{L}*|ausgedachte\p{L}*)(?!\p{L})|(?<!\p{L})(?:erfundene\p{L}*|ausgedachte\p{L}*)(?!\p{L}).*(?<!\p{L})(?:weg|raus|lösch\p{L}*|entfern\p{L}*)(?!\p{L})/iu.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'samples' };
  if (
    /^(?:is|are|does|do|can|could|would|has|have|what|where|how)\b.*\bdark (?:mode|theme)\b|\blight mode\b/i.test(text)
  )
    return { kind: 'talk', topic: 'dark' };
  if (
    /\b(?:can['’]?t|cannot) find (?:my|the|our|any)\b|\bfinde\b.*\bnicht\b|\b(?:verschwunden|disappeared|all gone)\b|\b(?:why|warum|wieso)\b.*\b(?:nothing|empty|not? see|can['’]?t (?:i )?see|cannot see|don['’]?t (?:i )?see|not shown|no (?:data|records|entries)|nichts|leer|kein\p{L}*|nicht (?:zu )?sehen|sehe ich)\b/iu.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'nothing-shown' };
  if (
    /^(?:geht|kann|gibt|ginge|hat|ist|wo|wie)(?!\p{L}).*(?<!\p{L})(?:dunkel(?: machen| haben)?[?!.]*$|dunkelmodus|nachtmodus)/iu.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'dark' };
  if (
    /^(?:(?:was|wie) (?:kann|könn\p{L}*) (?:ich|man|wir|du)(?!\p{L}).*(?:ändern|machen|tun|sagen|sonst|alles)|hilfe(?!\p{L}))/iu.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'help' };
  if (/^(?:help|what can (?:you|i)|how (?:do|can) i|who are you|what are you)/i.test(text))
    return { kind: 'talk', topic: 'help' };
  if (
    /^(?:why|when|where|who|what|which|how|is|are|does|do|did)\b.*\?$/i.test(text) ||
    /^(?:warum|wieso|wann|wo|wohin|wer|was|welche[rs]?|wie (?:kann|können|bekomme|mache|komme|geht|funktioniert|lade|ändere|lange|oft)) .*\?$/i.test(
      text,
    )
  )
    return { kind: 'talk', topic: 'question' };
  return null;
}
