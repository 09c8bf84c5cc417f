/** Everyday ways of asking, and how the requests below put them. */
const ways: readonly (readonly [said: RegExp, put: string])[] = [
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
  for (const [said, put] of ways) if (said.test(text)) return text.replace(said, put).trim();
  return text;
}
