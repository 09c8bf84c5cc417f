import { fromGerman } from './german-ways.ts';

/** Everyday ways of asking, and how the requests below put them. */
const ways: readonly (readonly [said: RegExp, put: string])[] = [
  [/^(?:there should be|there must be|we need|i need|i want|give me) (?:a |some )?(?:place|space|room|box|spot|line) (?:for|to (?:enter|write|put|note)) (?:the |an? )?(.+)$/i, 'add a $1 field'],
  [/^(?:i|we)(?: also)? (?:forgot|missed|left out) (?:the |an? )?(.+)$/i, 'add a $1 field'],
  [/^(?:the |an? )?((?!(?:there|something|it)\b)[\w -]+?) (?:is|are) (?:still )?missing$/i, 'add a $1 field'],
  [/^(?:what['’]s|what is) (?:still )?missing (?:is|are) (?:the |an? )?(.+)$/i, 'add a $1 field'],
  [/^(?:i|we)(?:['’]d| would)?(?: also)? (?:want|like|need|have) to (?:write down|note|store|keep|record|know|remember|track|save|enter)(?: down)? ((?:who|when|where|whether|if|how|why|what|which)\b.+)$/i, 'add a field for $1'],
  [/^(?:i|we)(?:['’]d| would)?(?: also)? (?:want|like|need|have) to (?:write down|note|store|keep|record|know|remember|track|save|enter|see) (?:the |an? |our |my )?((?!(?:only|just|everything|all|mine|list|calendar|chart|board|report|how)\b)[\w/ -]+?)(?: too| as well| for each \w+)?$/i, 'add a $1 field'],
  [/^(?:put|write|add) in (whether|if|who|when|how|what) (.+)$/i, 'add a field for $1 $2'],
  [/^(?:we|i) (?:need|want) (?:an? )?(?:check ?box|tick ?box|yes\/no) (?:for|to say) (?:the |if |whether )?(.+)$/i, 'add a field $1 yes/no'],
  [/^(?:can|could) (?:we|i|you) (?:please )?(?:have|get|add|put in) (?:an? )?(?:check ?box|tick ?box|yes\/no) (?:for|to say) (?:the |if |whether )?(.+?)\??$/i, 'add a field $1 yes/no'],
  [/^let (?:me|us|people|them) (?:attach|upload|add) (?:an? |the )?(photo|picture|image|file|receipt|scan)s?(?: (?:to|of|for) .*)?$/i, 'add a $1 field'],
  [/^(?:i|we) (?:want|need|would like) to (?:be able to )?(?:attach|upload|add) (?:an? |the |some )?(photo|picture|image|file|scan)s?(?: (?:to|of|for) .*)?$/i, 'add a $1 field'],
  [/^(?:add |make |i want |we need |put in )?(?:an? )?(?:drop-?down|select(?:ion)?|choice|list of choices) (?:for|of) (?:the )?(.+?)(?::| with| of) (.+)$/i, 'add a $1 field with $2'],
  [/^(.+?) (?:should|must|needs? to|has to|have to) also have (?:an? |the )?(.+?)(?: field| column)?$/i, 'add a $2 field to $1'],
  [/^(?:the label |it |that )?(?:should|must) (?:read|say|be called) ["“']?(.+?)["”']?,? (?:instead of|not|rather than) ["“']?(.+?)["”']?$/i, 'rename $2 to $1'],
  [/^(?:it|that|the label) should (?:say|read) ["“']?(.+?)["”']?,? not ["“']?(.+?)["”']?$/i, 'rename $2 to $1'],
  [/^(?:write|use|say|call it) ["“']?(.+?)["”']? (?:instead of|rather than) ["“']?(.+?)["”']?$/i, 'rename $2 to $1'],
  [/^(?:i|we) (?:don['’]t|do not) (?:want|like|use) (?:the )?(.+?)(?: field| column)?(?: any ?more)?$/i, 'remove $1'],
  [/^(?:the )?(.+?) (?:can|should|must|may) (?:go|go away|disappear|be removed|be deleted)(?: now)?$/i, 'remove $1'],
  [/^(?:kick out|lose|ditch|scrap|leave out|no more|away with|without) (?:the )?(.+?)(?: please)?$/i, 'remove $1'],
  [/^(?:i|we) (?:don['’]t|do not) (?:need|want) to see (?:the )?(.+?) in the (?:list|table|overview)$/i, 'hide $1 in the list'],
  [/^(?:leave|keep) (?:the )?(.+?) (?:out of|off) the (?:list|table)$/i, 'hide $1 in the list'],
  [/^(?:the )?(.+?) (?:should not|shouldn['’]t|must not|need not) (?:be shown|appear|stand|be visible) in the (?:list|table)$/i, 'hide $1 in the list'],
  [/^(?:i|we) (?:want|need|would like) to see (?:the )?(.+?) in the (?:list|table)(?: too| as well)?$/i, 'show $1 in the list'],
  [/^(?:show|display) (?:the )?(.+?) (?:too |also )?in the (list|table) (?:too|as well|also)$/i, 'show $1 in the $2'],
  [/^(?:what|how much) did (?:we|i|they) (?:spend|earn|sell|use) (?:per|by|for each|each) (\w+)\b.*$/i, 'add a chart by $1'],
  [/^(?:an? )?(?:graph|chart|diagram|pie|pie chart) (?:of (?:the )?[\w ]+? )?(?:by|per) (?:the )?(.+?) would be (?:nice|good|great|useful|helpful)$/i, 'add a chart by $1'],
  [/^(?:i(?: want|['’]d like| would like) to see |show )(?:me )?(?:the )?(?:totals?|sums?) (?:by|per|for each) (.+)$/i, 'add a chart by $1'],
  [/^(?:what|which) (.+) (?:come|go) to the (?:front|top)$/i, 'put $1 first'],
  [/^put (?:an? |the )?(?:column|field) for (?:the )?(.+?)(?: in)?$/i, 'add a field for $1'],
  [/^(?:can|could|may) (users|people|visitors|customers|members|others|everyone) (.+)$/i, 'let $1 $2'],
  [/^(?:can|could) (?:we|i|you) (?:also |please )?(?:store|keep|note|record|have|track|save|see) (?:the |an? )?(.+?) (?:for|of) (?:each |every |all |the )?(.+?)\??$/i, 'add a $1 field to $2'],
  [/^add (?:the |an? )?(.+?) as an? (?:extra |new |further )?(?:field|column)$/i, 'add a $1 field'],
  [/^(?:i|we)(?:['’]d| would) like to (?:note|store|keep|record|know|write down) who (\w+ed)\b.*$/i, 'add a $1 by field'],
  [/^(?:i|we)(?:['’]d| would) like to (?:note|store|keep|record|know|write down) when\b.*?(\w+ed)?\b.*$/i, 'add a date field'],
  [/^(?:each|every|all) (.+?) (?:should|must|needs? to|has to) (?:also )?have (?:an? |the )?(.+?)(?: field| column)?$/i, 'add a $2 field to $1'],
  [/^(?:the |my |our )?(?!(?:i|we|you|they|it|who)\b)(\w+) (?:also )?needs? (?:an?|the) (.+?)(?: field| column)?$/i, 'add a $2 field to $1'],
  [/^add an? (?:check ?box|tick ?box|yes\/no) (?:for|to say) (?:the |if |whether )?(.+)$/i, 'add a field $1 yes/no'],
  [/^(?:we |i )(?:don['’]t|do not|no longer) need (?:the )?(.+?)(?: any ?more| any longer)?$/i, 'remove $1'],
  [/^(?:the )?(.+?) (?:isn['’]t|is not|are not|aren['’]t) needed(?: any ?more)?$/i, 'remove $1'],
  [/^take (?:the )?(.+?) (?:out of|off|from) the (?:list|table)$/i, 'hide $1 in the list'],
  [/^(?:don['’]t|do not) show (?:the )?(.+?) in the (?:list|table)$/i, 'hide $1 in the list'],
  [/^change ["“'](.+?)["”'] (?:to|into) ["“'](.+?)["”']$/i, 'rename $1 to $2'],
  [/^(?:the |this )?(.+?) should be (?:called|named) ["“']?(.+?)["”']?$/i, 'rename $1 to $2'],
  [/^call (?:the )?(\w+) ["“']?(\w+)["”']?$/i, 'rename $1 to $2'],
  [/^add (?:an? |the )?(?:new )?(category|status|type|kind|stage|option) ["“'](.+)["”']$/i, 'add $2 to the $1 options'],
  [/^(?:the )?(category|status|type|kind|stage|priority) can (?:also )?be (.+)$/i, 'add $2 to the $1 options'],
  [/^add options? (.+?) (?:for|to) (?:the )?(?!status|category|type|kind|stage)(\w+)$/i, 'add a $2 field with $1'],
  [/^(?:show me |i(?: want|['’]d like) to (?:see|know) )?how much (?:we|i|they) (?:spend|spent|earn|earned|sold|sell|use|used) (?:per|by|each|for each) (.+)$/i, 'add a chart by $1'],
  [/^(.+?) instead of (?:cards|a gallery|tiles|pictures)$/i, 'show as a table'],
  [/^(?:we|i) also (?:have|need|keep|track|want) (.+)$/i, 'add $1'],
  [/^(?:link|connect|tie) (?:the |each )?(?!it\b|the app\b|this\b)(.+?) (?:to|with) (?:an? |the )?(\w+?)s?$/i, 'add a $2 field to $1'],
  [/^(?:make )?(?:the )?corners (?:should be )?(square|sharp|round)$/i, '$1 corners'],
  [/^add (?:reviews|ratings|stars)(?: (?:to|for) (.+))?$/i, 'let people rate and review $1'],
  [/^add an? (blog|magazine)$/i, 'add a list of blog posts'],
  [/^add an? (?:photo |picture )?gallery$/i, 'add a list of galleries'],
  [/^(?:i|we) (?:want|need|would like) (?:an? )?(monthly|weekly|yearly)? ?report$/i, 'add a report page'],
]; // prettier-ignore

/** The request in words that are read; what is said plainly stays as it is. */
export function paraphrase(text: string): string {
  const german = fromGerman(text);
  if (german) return german;
  for (const [said, put] of ways) if (said.test(text)) return text.replace(said, put).trim();
  return text;
}
