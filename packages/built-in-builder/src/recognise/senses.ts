import type { Sense } from './settle-entities.ts';

const isMoney = /\b(?:budgets?|spending|expenses?|income|savings?|bank account|wallet)\b/i;

const isTrading =
  /\bstock (?:market|prices?|exchange|portfolio|codes?|reports?|information|analysis|tickers?|trad\w+)\b|\bstocks and\b|\b(?:shares|invest\w*|dividends?|ticker|watch ?lists?|brokers?)\b/i;
const isTold =
  /\banonym\w*|\bwhistle\w*|\bmisconduct\b|\bfraud\b|\bcorrupt\w*|\bhotline\b|\babuse\b|\bpolice\b|\bharass\w*/i;

/** Words of software and of trades that name something else than a list of their own. */
export const otherSenses: readonly Sense[] = [
  // a CV shows work and education, and is no list beside them; project cases are projects
  { noun: 'cv', isMeant: (text) => /\bcvs? (?:web ?site|web ?page|page|site|app)\b/i.test(text), means: null, plural: null },
  { noun: 'experience', isMeant: (text) => /\bwork experience\b/i.test(text), means: null, plural: null },
  { noun: 'case', isMeant: (text) => /\bprojects?\b/i.test(text) && /\bproject cases?\b/i.test(text), means: null, plural: null },
  { noun: 'information', isMeant: (text) => /\b(?:cv|resume|résumé|curriculum|portfolio)\b/i.test(text), means: null, plural: null },
  { noun: 'personal information', isMeant: (text) => /\b(?:cv|resume|résumé|curriculum|portfolio)\b/i.test(text), means: null, plural: null },
  {
    // a firm that shows itself is no list of firms
    noun: 'company',
    isMeant: (text) => !/\bcompanies\b|\bcompany profiles\b/i.test(text) && /\b(?:for|of) (?:an?|our|my|the) (?:[\p{L}-]+ ){0,3}company\b/iu.test(text),
    means: null,
    plural: null,
  },
  { noun: 'resource', isMeant: (text) => /\bgames?\b/i.test(text) && /\b(?:players?|battles?|soldiers?|upgrades?|gold|buildings?)\b/i.test(text), means: 'game resource', plural: 'resources', isBare: true },
  { noun: 'job', isMeant: (text) => /\b(?:my|personal|own) (?:cv|resume|résumé)\b|^[^.]{0,60}\b(?:cv|curriculum vitae)\b/i.test(text), means: 'work experience', plural: 'jobs' },
  // "check stock": how much there is, where nobody trades in shares
  { noun: 'stock', isMeant: (text) => !isTrading.test(text), means: null, plural: null },
  // who buys is meant by "customer relationship management" as well, where leads are what is kept
  { noun: 'customer', isMeant: (text) => /\bleads?\b/i.test(text) && !/\b(?:customers?|clients?)\b/i.test(text.replace(/\bcustomer relationships?\b/gi, '')), means: null, plural: null },
  { noun: 'request', isMeant: (text) => /\brequest(?:s|ing)? (?:an? |for )*quotes?\b|\bquote requests?\b/i.test(text) && !/\b(?:leave|vacation|support|service|repair) requests?\b/i.test(text), means: null, plural: null },
  { noun: 'repair order', isMeant: (text) => /\brepairs\b/i.test(text), means: 'repair', plural: 'repair orders' },
  { noun: 'order', isMeant: (text) => /\b(?:repair|work|service|maintenance|production|transport|job) orders?\b/i.test(text) && !/(?<!\b(?:repair|work|service|maintenance|production|transport|job) )\borders?\b/i.test(text), means: null, plural: null },
  { noun: 'material', isMeant: (text) => /\b(?:courses?|class(?:es)?|lessons?|learn\w*|students?|teach\w*|study|studying)\b/i.test(text) && !/\b(?:raw|building|construction|craft)[- ]materials?\b|\binventory\b|\bstock\b/i.test(text), means: 'course material', plural: 'materials', isBare: true },
  { noun: 'album', isMeant: (text) => /\bphoto(?:s|graph\w*)?\b|\bpictures\b/i.test(text) && !/\b(?:music|songs?|bands?|tracks?|playlists?|vinyl)\b/i.test(text), means: 'photo album', plural: 'albums', isBare: true },
  { noun: 'instrument', isMeant: (text) => /\bmusic\w*|\borchestra|\bband\b/i.test(text), means: 'musical instrument', plural: 'instruments', isBare: true },
  { noun: 'case', isMeant: (text) => /\b(?:legal|law|lawyers?|attorneys?|court|hearings?|litigation)\b/i.test(text), means: 'legal case', plural: 'cases', isBare: true },
  { noun: 'tip', isMeant: (text) => !isTold.test(text), means: 'travel tip', plural: 'tips', isBare: true },
  { noun: 'report', isMeant: (text) => !isTold.test(text) && /\b(?:damages?|defects?|faults?|broken|repairs?|potholes?|maintenance)\b/i.test(text) && /\breport(?:s|ing|ed)?\b[^.]{0,40}\b(?:damages?|defects?|faults?|broken|potholes?|problems?)\b|\b(?:damage|defect|fault|problem) reports?\b/i.test(text), means: 'damage report', plural: 'reports', isBare: true },
  { noun: 'report', isMeant: (text) => !isTold.test(text) && !/\b(?:submit|file|send)\w* (?:an? |their )?reports?\b|\bevidence\b|\bcitizens?\b/i.test(text), means: 'written report', plural: 'reports', isBare: true },
  {
    // who gets a newsletter is a subscriber; the newsletter is kept where somebody writes it
    noun: 'newsletter',
    isMeant: (text) => /\b(?:subscrib\w*|subscriptions?|sign(?:s|ing)? up)\b[^.]{0,30}\bnewsletters?\b|\bnewsletter (?:subscriptions?|sign-?ups?|registration)\b/i.test(text) && !/\b(?:writ(?:e|es|ing)|compos\w*|send(?:s|ing)?|creat\w*|manag\w*|archive of|past) (?:the |our |a )?newsletters?\b/i.test(text),
    means: null,
    plural: null,
  },
  { noun: 'subscription', isMeant: (text) => /\b(?:subscrib\w*|subscriptions?)\b[^.]{0,30}\b(?:newsletters?|updates|news|mailing list)\b|\bnewsletter subscriptions?\b/i.test(text) && !/\b(?:paid|premium|monthly|yearly|subscription plans?|subscription fees?|renew\w*)\b/i.test(text), means: null, plural: null },
  {
    // a fixture is a match that is yet to come
    noun: 'fixture',
    isMeant: (text) => /\bmatch(?:es)?\b/i.test(text) && /\b(?:teams?|league|opponents?|tournament)\b/i.test(text),
    means: null,
    plural: null,
  },
  { noun: 'topic', isMeant: (text) => /\bquiz(?:zes)?\b/i.test(text) && /\bquestions?\b/i.test(text), means: null, plural: null },
  {
    // who registers and signs in has an account
    noun: 'registration',
    isMeant: (text) => /\bregistration (?:and|or|\/) (?:log-?ins?|sign-?in)\b|\b(?:log-?in|sign-?in) (?:and|or|\/) registration\b|\buser registration\b/i.test(text) && !/\bregister for\b/i.test(text),
    means: null,
    plural: null,
  },
  {
    // who adopts a pet applies for it
    noun: 'adoption',
    isMeant: (text) => /\b(?:animals?|pets?|dogs?|cats?|puppies|rabbits?|horses?)\b/i.test(text) && /\badoption (?:applications?|requests?|forms?|enquir\w+)\b|\bappl\w+ (?:for|to) adopt/i.test(text),
    means: null,
    plural: null,
  },
  {
    // "the landlord tracks it until it is fixed"
    noun: 'track',
    isMeant: (text) => !/\b(?:music|songs?|albums?|playlists?|artists?|audio|singer|band|race|racing|running|railway|train|hiking|cycling|ski|court)\w*\b/i.test(text),
    means: null,
    plural: null,
  },
  {
    noun: 'vacation',
    isMeant: (text) => /\b(?:employees?|staff|colleagues?|team|company|startup|office|approv\w+|manager|boss)\b/i.test(text) && /\b(?:requests?|ask|asks|approv\w+|reject\w*|leave|days? left|away|tracking|track)\b/i.test(text),
    means: 'vacation request',
    plural: 'vacation requests',
  },
  {
    noun: 'item',
    isMeant: (text) => /\bline items?\b/i.test(text),
    means: 'line item',
    plural: 'line items',
  },
  {
    // "the application should ..." is the app; people submit applications
    noun: 'application',
    isMeant: (text) =>
      /\bapplication (?:should|must|will|can|could|allows?|lets?|also|has|have|is|that|to|for|with|where)\b|\b(?:web|mobile|desktop|diary|chat|guide) application\b/i.test(text) &&
      !/\bapplications\b|\b(?:submit|apply|approv|review|fill|track|status of)\w*\b[^.]{0,30}\bapplication\b|\bapplication (?:form|status|process|review)\b|\b(?:job|loan|visa|leave|grant|admission) application\b/i.test(text),
    means: null,
    plural: null,
  },
  {
    noun: 'item',
    isMeant: (text) => /\bproducts?\b/i.test(text) && /\bitems? (?:to|in|into|from) (?:\w+ ){0,3}(?:cart|basket|wish ?list)\b/i.test(text),
    means: null,
    plural: null,
  },
  {
    // "save posts as drafts and publish them": a state of what is written
    noun: 'draft',
    isMeant: (text) => /\bdrafts?\b/i.test(text) && /\bpublish/i.test(text) && !/\b(?:e-?mails?|newsletters?|drafts? (?:with|have))\b/i.test(text),
    means: null,
    plural: null,
  },
  {
    // what lies on shelves is no article to read
    noun: 'article',
    isMeant: (text) => /\b(?:warehouse|stock ?room|inventory|shelf|shelves|wholesale\w*|in stock|minimum stock|stock levels?)\b/i.test(text) && !/\b(?:blog|news|magazine|read|author|headline)\w*\b/i.test(text),
    means: 'stock article',
    plural: 'articles',
  },
  { noun: 'warehouse', isMeant: (text) => /\bwarehouse (?:management|system|web ?site|app|software|inventory)\b/i.test(text) && !/\bwarehouses\b/i.test(text), means: null, plural: null },
  {
    noun: 'production',
    isMeant: (text) => /\b(?:film|movie|theat(?:re|er)|video|tv|stage|opera|radio)\b/i.test(text),
    means: 'film production',
    plural: 'productions',
  },
  {
    noun: 'stock',
    isMeant: (text) => /\b(?:warehouse|inventory|minimum stock|goods|spare parts|articles|stock levels?|in stock)\b/i.test(text) && !/\bstock (?:market|prices?|exchange|portfolio)\b|\bshares\b/i.test(text),
    means: null,
    plural: null,
  },
  {
    // how things stand, and nothing that somebody fills in
    noun: 'plan',
    isMeant: (text) => /\b(?:today['’]s|daily|the day['’]s|weekly|seating|seat|floor|hall) plan\b|\bplan of (?:the|each|a) (?:hall|room|floor|day|seats)\b/i.test(text) && !/\bplans (?:with|have)\b|\b(?:create|make|write|add|edit)\w* (?:\p{L}+ ){0,2}plans?\b/iu.test(text),
    means: null,
    plural: null,
  },
  { noun: 'unit', isMeant: (text) => /\b(?:lessons?|courses?|vocabular\w+|learn\w*|exercises?)\b/i.test(text), means: 'learning unit', plural: 'units' },
  { noun: 'chapter', isMeant: () => true, means: 'book chapter', plural: 'chapters' },
  { noun: 'item', isMeant: (text) => /\bpacking lists?\b/i.test(text), means: 'packing item', plural: 'packing list' },
  { noun: 'estimate', isMeant: (text) => /\bcalculator\b[^.]*\bestimates?\b/i.test(text) && !/\bestimates (?:with|have)\b/i.test(text), means: null, plural: null },
  { noun: 'place order', isMeant: () => true, means: null, plural: null },
  ...['kit', 'box', 'bag', 'cabinet', 'course'].map((what): Sense => ({ noun: `aid ${what}`, isMeant: (text) => /\bfirst[- ]aid\b/i.test(text), means: `first-aid ${what}`, plural: null })),
  { noun: 'bar', isMeant: (text) => /\b(?:progress|search|navigation|side|menu|tool) ?bars?\b/i.test(text), means: null, plural: null },
  {
    noun: 'request',
    isMeant: (text, isPublic) => isPublic && /\b(?:booking|appointment|reservation) requests?\b/i.test(text),
    means: null,
    plural: null,
  },
  {
    noun: 'price',
    isMeant: (text) => /\bprice (?:charts?|alerts?|history|trends?|changes?)\b|\b(?:real-?time|live|current|latest) prices\b/i.test(text),
    means: null,
    plural: null,
  },
  { noun: 'market capitalization', isMeant: () => true, means: null, plural: null },
  { noun: 'occupancy', isMeant: () => true, means: null, plural: null },
  {
    noun: 'user',
    isMeant: (text) => !/\b(?:manag|add|creat|edit|block|list|invit)\w* (?:the |of |all )*users\b|\buser (?:management|list|administration|roles?|accounts?|data)\b|\busers (?:with|have)\b/i.test(text),
    means: null,
    plural: null,
  },
  { noun: 'guide', isMeant: (text) => /\b(?:guided|city|museum|walking|hiking) tours?\b|\bguides? (?:who|speaks?|leads?|says?|can take|takes?)\b/i.test(text) && !/\btravel guides?\b/i.test(text), means: 'tour guide', plural: 'guides' },
  { noun: 'guide', isMeant: (text) => /\b(?:user|usage|help) guides?\b/i.test(text), means: null, plural: null },
  { noun: 'exit', isMeant: (text) => /\bentr(?:y|ies) and exits?\b/i.test(text), means: 'entry record', plural: 'entries and exits' },
  { noun: 'entry', isMeant: (text) => /\bincome and expens/i.test(text), means: null, plural: null },
  {
    noun: 'quote',
    isMeant: (text) => /\b(?:request|get|ask for|submit) (?:an? |your |their )?quotes?\b/i.test(text),
    means: 'quote request',
    plural: 'quote requests',
  },
  {
    noun: 'listing',
    isMeant: (text) => /\b(?!(?:property|estate|apartment|house|rental|home|room)\b)\p{L}{3,} listings?\b/iu.test(text),
    means: null,
    plural: null,
  },
  { noun: 'vendor', isMeant: (text) => /\b(?:market|products|goods)\b/i.test(text) && !/\b(?:wedding|party|caterers?)\b/i.test(text), means: 'seller', plural: 'vendors' },
  { noun: 'calory', isMeant: () => true, means: null, plural: null },
  { noun: 'result', isMeant: (text) => !/\bresults? (?:with|have|has)\b/i.test(text), means: null, plural: null },
  { noun: 'meal', isMeant: (text) => /\b(?:calori|nutrition|diet\b)/i.test(text), means: 'food entry', plural: 'meals' },
  { noun: 'candidate', isMeant: (text) => /\b(?:elections?|vot(?:e|es|ing|ers?))\b/i.test(text), means: 'election candidate', plural: 'candidates' },
  { noun: 'collection', isMeant: (text) => /\b(?:museum|art gallery|artworks?)\b/i.test(text), means: 'collection item', plural: 'collections' },
  { noun: 'order', isMeant: (text) => /\bpurchase orders?\b/i.test(text), means: 'purchase order', plural: 'purchase orders' },
  {
    noun: 'question',
    isMeant: (text, isPublic) => isPublic && /\b(?:post|ask)\w* (?:and answer )?questions\b/i.test(text) && !/\b(?:quiz|exam|test)\w*\b/i.test(text),
    means: 'question post',
    plural: 'questions',
  },
  {
    noun: 'answer',
    isMeant: (text, isPublic) => isPublic && /\banswer(?:s|ing)? questions\b/i.test(text) && !/\b(?:quiz|exam|test)\w*\b/i.test(text),
    means: 'reply',
    plural: 'answers',
  },
  { noun: 'transaction', isMeant: (text) => isMoney.test(text), means: 'transaction record', plural: 'transactions' },
  { noun: 'album', isMeant: (text) => /\b(?:music|songs?|artists?|bands?|tracks?|playlists?)\b/i.test(text), means: 'music album', plural: 'albums' },
  { noun: 'card', isMeant: (text) => /\b(?:monthly|membership|access|season|member) cards?\b/i.test(text), means: 'monthly card', plural: 'cards' },
  { noun: 'room', isMeant: (text) => /\b(?:hotels?|guest ?houses?|hostels?|resorts?)\b/i.test(text), means: 'hotel room', plural: 'rooms' },
  { noun: 'guide', isMeant: (text) => /\b(?:travel|city) guides?\b/i.test(text), means: 'travel guide', plural: 'travel guides' },
  {
    noun: 'project',
    isMeant: (text) => /\bcrowd ?funding\b|\bbackers?\b|\b(?:back|pledge|fund) (?:a |the )?projects?\b/i.test(text),
    means: 'campaign',
    plural: 'projects',
  },
]; // prettier-ignore
