import { oneOf } from '../words.ts';

/** "Nobody else", "the others can't", "hands off for the rest": what was said is theirs alone. */
export const elseWords = oneOf(
  ...['(?:from |of |by |for |to )?(?:nobody|no ?-?one|none)(?: else)?(?= else)(?: else)?', '(?:and )?(?:by |for |to |from |of )?(?:nobody|no ?-?one) (?:else|other)', '(?:by |for )?no other (?:person|people|one)', 'not anyone else', '(?:never|not) (?:by )?anybody else', 'none of (?:the )?others', 'anybody else doing (?:it|that)', 'keep (?:everyone|everybody) else (?:away|out)', '(?:all |for )?(?:all )?(?:the )?(?:others?|rest)(?= (?:keep|keeps|stay|stays|can not|may not|should not|must not|are not|do not))', 'everyone else (?:keeps?|stays?) (?:out|away)'],
  ...['(?:von |für |bei )?sonst (?:\\p{L}+ ){0,3}(?:niemand\\p{L}*|kein(?:er|em|en|e)?|nix)', '(?:von |für )?niemand(?:en|em)? (?:sonst|anders?|anderes)', 'kein(?:er|em|en)? (?:sonst|anderer|anderen?)', 'die (?:anderen?|andern) nicht', 'der rest nicht'],
); // prettier-ignore

/** What keeps somebody from it without a word of denial. */
export const keptFrom = oneOf(
  ...[
    'off limits',
    'out of the question',
    'hands? off',
    'keep (?:\\p{L}+ ){1,6}(?:from|out of|away)',
    'hide',
    'hidden from',
    'none of',
    'stop',
    'forbidden',
    'out of bounds',
  ],
  ...[
    'tabu',
    'finger weg',
    'verboten',
    'ausblenden',
    'blende?',
    'verbergen?',
    'versteck\\p{L}*',
    'ausgeblendet',
    'verborgen',
  ],
);
/** Of all that can be done with it. */
export const keptOut = oneOf('off limits', 'out of(?! the question)', 'away from', 'no business', 'nothing to do with', 'no access', 'nichts zu suchen', 'nichts verloren', '(?:nichts|nix) zu tun', 'tabu', 'kein(?:en)? zugriff', 'raushalten', 'heraushalten', '(?:nothing|nichts|nix) an(?:gehen)?', 'geht (?:\\p{L}+ ){0,4}(?:nichts|nix|niemand\\p{L}*|keinen) (?:was )?an', 'gehen (?:\\p{L}+ ){0,4}(?:nichts|nix|niemand\\p{L}*|keinen) (?:was )?an', 'none of (?:\\p{L}+[’\']?s?[’\']? ){1,3}(?:business|concern)', 'business'); // prettier-ignore

export const denial = oneOf('not', 'never', 'no', 'nothing', 'none', 'neither', 'nor', 'nowhere', 'nicht', 'nie', 'niemals', 'nix', 'nichts', 'keine?[nmrs]?', 'weder', 'nirgends?', 'nirgendwo', 'out of the question'); // prettier-ignore
/** Words of denial that deny nothing here. */
export const noDenial = /(?<!\p{L})(?:not (?:just|only)|no (?:problem|matter)|nothing but|nothing (?:else|more)|(?:nichts|nix) (?:außer|als)|nicht (?:nur|bloß)|kein problem|mehr nicht|nicht mehr(?= als)|sonst (?:nichts|nix)|weiter nichts)(?!\p{L})/giu; // prettier-ignore

/** What somebody entered themselves. */
export const byEntry = oneOf(
  ...['as long as (?:it|they)(?:[’\']s|[’\']re| is| are) (?:one of )?(?:their|his|her) own', '(?:their|his|her|your|one[’\']s) own(?: ones?)?', 'own ones?', 'theirs', '(?:just |only )?(?:what|those|the ones|ones|that|which)? ?(?:he|she|they|it) (?:himself |herself |themselves )?(?:has |have |had )?(?:put|entered|wrote|made|typed|booked|reported|added|created)(?: (?:in|down))?(?: (?:himself|herself|themselves))?(?: in)?', '(?:that|which) (?:is|are) (?:theirs|his|hers)', '(?:he|she|they) (?:did|does|do) (?:himself|herself|themselves)'],
  ...['eigene[nrms]?', '(?:von |bei |an )?(?:ihnen|sich|ihm|ihr) selb(?:er|st)', '(?:sie|er|man|es|jemand) (?:auch )?selb(?:er|st) (?:\\p{L}+ ){0,3}(?:\\p{L}*ge\\p{L}+|\\p{L}+iert|er\\p{L}+t|ver\\p{L}+) (?:hat|haben)', 'von ihnen (?:stammt|sind|ist)', 'seins', 'ihres'],
); // prettier-ignore
/** What they are put down for, do or answer for: a field says whose it is. */
export const byDuty = oneOf('(?:für die|für den|für das|bei denen|wo) (?:er|sie|man) (?:selb(?:er|st) )?(?:\\p{L}+ )?(?:zuständig|eingeteilt|verantwortlich|eingetragen) (?:ist|sind)', '(?:he|she|they)(?:[’\']s|[’\']re| is| are) (?:responsible|assigned|down)(?: for| to)?', '(?:he|she|they)(?:[’\']s|[’\']re| is| are)? (?:on|down for|down) (?:himself|herself|themselves|(?:it|for) (?:himself|herself|themselves))', 'assigned to (?:him|her|them)(?:self|selves)?', '(?:in charge|responsible)', 'zuständig', 'verantwortlich'); // prettier-ignore

/** "Whoever put it in", "the person who made a booking", "wer sie eingetragen hat": who entered it, as somebody who may. */
export const author =
  /(?<!\p{L})(?:(?:only )?by )?(?:who(?:so)?ever|(?:the |that )?(?:person|people|one|ones|member|players?|user) (?:who|that)|who(?= (?:put|entered|wrote|made|typed|added|created)))(?: (?:has |have |had |first )?(?:put|entered|wrote|written|made|typed|booked|reported|added|created|filed|submitted|posted))(?<rest>(?: (?!(?:may|can|should|must|is|are|and|or|alone|only)(?!\p{L}))\p{L}+){0,4})|(?<!\p{L})(?:der|die|dem|denjenigen|derjenige|wer|jemand)(?:,)? (?:der |die )?(?<was>(?:(?!(?:darf|dürfen|soll|kann|können|nur)(?!\p{L}))\p{L}+ ){0,4}?)(?:ein|an|auf|rein|hin)?ge(?:tragen|legt|schrieben|nommen|macht|bucht|geben|reicht|stellt|setzt)\p{L}* (?:hat|haben)(?!\p{L})|(?<!\p{L})(?:the )?(?:writer|author|creator|sender)(?!\p{L})|(?<!\p{L})(?:der|dem) (?:verfasser|autor|ersteller)(?!\p{L})/iu; // prettier-ignore

/** A condition is a rule, and no right. */
export const condition = oneOf('if', 'when', 'once', 'until', 'unless', 'as soon as', 'as long as', 'while', 'after', 'before', 'wenn(?! man selb)', 'falls', 'sobald', 'solange?', 'bis', 'bevor', 'nachdem', 'erst', 'ohne', 'without', 'steht \\p{L}+', '\\d+', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ten', 'twelve', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'zehn', 'twice', 'more than', 'at most', 'at least', 'höchstens', 'mindestens', 'mehr (?:\\p{L}+ ){0,5}als', 'more (?:\\p{L}+ ){1,4}than'); // prettier-ignore
/** What was done, and by whom, is a tale. */
export const tale = oneOf('somebody', 'someone', 'yesterday', 'last (?:week|year|month|time|night)', 'on (?:mon|tues|wednes|thurs|fri|satur|sun)day', 'jemand', 'gestern', 'neulich', 'letzte[nrs]?', 'einer', 'wurde\\p{L}*', 'was(?! (?:\\p{L}+ ){0,2}(?:ändern|machen|löschen|anlegen|eintragen|tun))', 'were', 'had', 'got', 'vanished', 'hatten?', 'because', 'weil', 'denn', 'since'); // prettier-ignore

/** What gives or takes leave. */
export const may = oneOf(
  ...[
    'may',
    'can',
    'could',
    'should',
    'shall',
    'must',
    'might',
    'need(?:s)?(?= (?:not|to)(?!\\p{L}))',
    'ha(?:s|ve) (?:no (?:need|business) )?to',
    '(?:is|are|be) (?:not |never |only )?to',
    '(?:is|are|be) (?:not |also |only )?(?:allowed|permitted|(?:supposed|able|free|welcome|meant) to)',
    'gets? to',
    'let(?:s)?(?= (?:the|our|my|everyone|everybody|only|each)(?!\\p{L}))',
    'allow(?:s|ed)?',
    'ought',
    'no longer',
    'do(?:es)? not (?:need|have) to',
  ],
  ...[
    'darf',
    'dürfen',
    'dürfte\\p{L}*',
    'soll',
    'sollen',
    'sollte\\p{L}*',
    'kann',
    'können',
    'könnte\\p{L}*',
    'muss',
    'müssen',
    'brauch\\p{L}*',
    'erlaub\\p{L}*',
    'lass(?= (?:die|den|unsere?n?|meine?n?|das)(?!\\p{L}))',
    'ab jetzt',
    'ab sofort',
    'künftig',
    'nicht mehr',
  ],
);
/** What says so only of who alone, or of whoever it is left to. */
export const leaves = oneOf('(?:is|are) (?:\\p{L}+ )?(?:for|up to|left to|a matter of)', 'from now on', 'please', 'open', 'job', 'leave', 'sache', 'aufgabe', 'vorbehalten', 'bleibt', 'bitte', 'haben', 'hat'); // prettier-ignore

const openingWords = String.raw`^(?:(?:so|please|bitte|and|und|then|dann|also|just)[\s,]+)*`;
/** Another wish than one of rights: what is to be named, moved, made or shown. */
export const otherWish = new RegExp(String.raw`${openingWords}(?:get rid|make|show|rename|call|sort|group|colou?r|list|let (?:that|this|it)|turn|keep (?:a|it|them)|mach|zeig\p{L}*|bau\p{L}*|blende?(?! (?:ihr|ihm|ihnen|den|der|unser\p{L}*))|nenn\p{L}*|sortier\p{L}*|schieb\p{L}*|can you|could you|kannst du|kann man|how (?:many|much|far)|wie ?viele)(?!\p{L})|(?<!\p{L})(?:there should be|it(?: would|['’]d) be|ich (?:hätte|brauche?|möcht\p{L}*) (?:gern|noch|mir|eine?n?)|what I need|pages?|seiten?|can go|kann weg|gibt es|(?:have|has|need|needs) to (?:enter|write|type|fill|give|put)|(?:muss|müssen|braucht|brauchen)(?: \p{L}+){0,5} (?:eintragen|einzutragen|angeben|anzugeben|ausfüllen|auszufüllen)(?! können)|should (?:only )?say|should read (?!the|their|all|it|them|our|my|what|every|any|these|those|along)|(?:will|möchte|würde) ich (?:\p{L}+ ){0,4}(?:sehen|wissen)|kannst du|can you|could you|choose|chosen|raussuchen|auswählen|ausgefüllt|ausfüllen|so (?:that )?(?:the|our|my|I|we) \p{L}+ (?:find|see|know)|damit)(?!\p{L})`, 'iu'); // prettier-ignore
/** What a sentence that begins so asks to be done is done to the app. */
export const asksForDeed = new RegExp(String.raw`${openingWords}(?:add|delete|remove|take|put|set|drop|move|change|throw|füg\p{L}*|lösche?|entfern\p{L}*|nimm|streich\p{L}*|tu|setz\p{L}*|schreib\p{L}*)(?!\p{L})`, 'iu'); // prettier-ignore
/** "Who has it", "welche noch fehlt": something is to be known, and no right. */
export const asksWhich = /(?<!\p{L})(?:see|sees|know|find out|tell|check|wissen|sehen|weiß|sieht|say)[,]? (?:who|which|when|how(?! (?:much|good))|if|whether|where|wer|wann|wie(?! viel)|ob|wo|wohin|welche\p{L}*)(?!\p{L})/iu; // prettier-ignore
/** Which of them, by how they are: said of some records only. */
export const ofSome = /(?<!\p{L})(?:(?:that|which|who)(?: still| already| not| yet)?(?:['’]s| is| are| has| have| had)(?! (?:theirs|his|hers|allowed|planned|paid)(?!\p{L}))|whose|(?:zu|für|von|bei|mit|an) (?:denen|dem|der|die|das) (?:es|noch|schon)|(?:die|der|das) (?:noch|schon|bereits) (?:\p{L}+ ){0,3}(?:hat|haben)|(?:die|der|das) (?:\p{L}+ ){0,2}(?:nicht|schon|bereits|noch) (?:\p{L}+ ){0,2}(?:ist|sind|war|wurde\p{L}*))(?!\p{L})/iu; // prettier-ignore
/** Everything but what was spoken of. */
export const allElse =
  /(?<!\p{L})(?:(?:everything|anything|all) else|alles andere|den rest|an allem anderen)(?!\p{L})/iu;
/** Of somebody else's: who may not, does it with their own alone. */
export const ofOthers = oneOf('each others?[’\']?s?', 'one another[’\']?s?', 'others[’\']', 'other people[’\']?s', '(?:somebody|someone|anyone|nobody|everyone) else[’\']s', 'of (?:the )?others', 'of (?:her|his|their) colleagues', '(?:the )?(?:ones|those) of (?:the )?others', 'none of mine', 'der anderen', 'der andern', 'von (?:den )?(?:anderen|andern)', 'fremde\\p{L}*', 'gegenseitig', 'leave the others (?:be|alone)'); // prettier-ignore
/** Who has no account as well. */
export const free = oneOf('without (?:\\p{L}+ ){0,3}(?:account|log\\p{L}*|sign\\p{L}*|regist\\p{L}*|password)', 'no (?:login|log-in|account|signing (?:in|up)|sign-?(?:in|up)|registration|password)(?: \\p{L}+)*', 'ohne (?:\\p{L}+ ){0,3}(?:anmeld\\p{L}*|anzumelden|konto|registrier\\p{L}*|einloggen|account|login|passwort|zugang)', '(?:wer|die|den) (?:\\p{L}+ )?(?:kein(?:e|en)?|gar kein) (?:konto|account|zugang|login)(?: hat| haben)?', 'wer nicht angemeldet ist', 'nirgends anmelden(?: wollen| will)?', 'auch unangemeldet'); // prettier-ignore
/** "Their own" leaves open by what they are theirs. */
export const justOwn = /(?<!\p{L})(?:own|theirs|his|hers|eigene[nrms]?|seins|ihres)(?!\p{L})/iu;
/** Said of all of the app, and not of what was spoken of before. */
export const everywhere = oneOf(
  'anywhere',
  'everywhere',
  'nowhere',
  'everything',
  'überall',
  'nirgends?',
  'nirgendwo',
  'alles',
  'egal was',
);
/** As it happens to be now. */
export const nowadays = oneOf(
  'at the moment',
  'right now',
  'currently',
  'as it is',
  'im moment',
  'zurzeit',
  'derzeit',
  'momentan',
);
/** Whose business something is, is who sees it. */
export const business = oneOf('(?:geht|gehen) (?:\\p{L}+ ){0,5}an', 'business', 'concerns?', 'eyes', 'secret', 'private', 'confidential', 'geheim', 'vertraulich', 'privat'); // prettier-ignore
/** "Ist sie bezahlt, darf …": the verb in front is an if. */
export const ifInverted = /^(?:ist|sind|steht|kommt|hat|haben|wird|werden) (?!(?:sache|nur|allein))\p{L}/iu;
