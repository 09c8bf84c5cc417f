/**
 * Words that hold a question together and say little of what it is about. In a large collection they count little because
 * they are everywhere; in a few pages they are as rare as any other word.
 */
const english = `a about also any after am an and are as at be but by can could did do does for from get got had has have how i if in
  into is just ll m many much it its me my no not of on or our please re s shall should so some t than that the their them then there these they this to too up ve was we
  were what when where which who whom why will with would you your`;
const german = `aber alle als am an auch auf aus bei bin bis da dann darf das dass dem den denn der des die dir doch du durch dürfen dürft ein eine einem
  einen einer eines er es etwas euch euer für gibt habe haben hast hat habt her hier hin ich ihr ihre im in ist ja kann kannst können könnt man
  mal mehr mein meine meinem meinen mich mir mit muss nach nicht noch nur oder ohne schon sehr sein seine sich sie sind so soll über um und
  uns unser unter viel viele vom von vor war warum was wann welche welchem welchen welcher welches wenn wer wie wieder wieviel wir wird wo woher wohin zu zum zur`;
const spanish = `al algo como con cual cuál cuando cuándo de del desde donde dónde el ella en es esta está este esto ha hay la
  las le lo los me mi muy no o para pero por qué que quién se si sí sin sobre son su sus también te tengo tiene tu un una y ya
  yo cómo cuánto puedo`;
const french = `à au aux avec ce cela ces cette comment dans de des dois du elle en est et être il ils je la le les leur lui ma
  mais me mes moi mon ne nos notre nous on ou où par pas peut peux plus pour pourquoi qu quand que quel quelle qui sa se ses
  si son sont sur ta te tu un une vos votre vous y`;

const words = new Set([english, german, spanish, french].flatMap((list) => list.split(/\s+/)));

export const isFunctionWord = (word: string): boolean => words.has(word);
