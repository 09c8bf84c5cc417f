import { type Formula, input, money, result } from './formula.ts';

const rate = input('Interest rate per year (%)', 4, /\brate|interest|apr|zins/i);
const tax = input('Tax (%)', 20, /\btax|vat|mwst|steuer/i, { without: 0 });

/** Formulas of money by the words for them. The more particular stand before the more general. */
export const moneyFormulas: Formula[] = [
  {
    title: 'Bill splitter',
    is: /\btips?\b|\bgratuity\b|\b(?:split|shar|divid)\w* (?:\w+ ){0,3}(?:bill|cheque|check|restaurant)|\bbill[- ]split|trinkgeld/i,
    inputs: [
      money('Bill amount', 80, /\bamount|bill|total|sum|cost|price|betrag|rechnung/i),
      input('Tip (%)', 10, /\btip|gratuity|service|trinkgeld/i, { without: 0 }),
      input('Number of people', 4, /\bpeople|persons?|guests?|friends|diners|heads|personen|gäste/i, { without: 1 }),
    ],
    results: [
      result('Each person pays: money = (billAmount * (1 + tip / 100)) / numberOfPeople'),
      result('Tip in all: money = (billAmount * tip) / 100'),
      result('Total with tip: money = billAmount * (1 + tip / 100)'),
    ],
  },
  {
    title: 'Loan calculator',
    is: /\bloans?\b|\bmortgages?\b|\bmonthly payment|\bamorti[sz]|\bcredit calculat|\binstal?lments?\b|kreditrechner|darlehen/i,
    inputs: [
      money('Amount', 20_000, /\bamount|loan|principal|price|sum|borrow|credit|betrag|darlehen/i),
      money('Down payment', 0, /\bdown ?payment|deposit|anzahlung/i, { without: 0 }),
      rate,
      input('Years', 5, /\byears?|term|duration|months|laufzeit|jahre/i),
    ],
    results: [
      result('Monthly payment: money = interestRatePerYear === 0 ? (amount - downPayment) / (years * 12) : ((amount - downPayment) * (interestRatePerYear / 1200)) / (1 - (1 + interestRatePerYear / 1200) ** (-years * 12))'),
      result('Total interest: money = monthlyPayment * years * 12 - (amount - downPayment)'),
      result('Paid in all: money = monthlyPayment * years * 12'),
    ],
  },
  {
    title: 'Savings calculator',
    is: /\bcompound (?:interest|growth)|\bsavings? (?:\w+ )?(?:calculator|plan|goal)|\binvestment (?:return|growth|calculator)|\bretirement calculator|zinseszins|sparrechner/i,
    inputs: [
      money('Starting amount', 1000, /\bstart|initial|principal|amount|deposit|capital|anfang/i),
      money('Saved each month', 100, /\bmonthly|each month|per month|contribution|monatlich/i, { without: 0 }),
      rate,
      input('Years', 10, /\byears?|term|duration|jahre|laufzeit/i),
    ],
    results: [
      result('Balance at the end: money = startingAmount * (1 + interestRatePerYear / 1200) ** (years * 12) + (interestRatePerYear === 0 ? savedEachMonth * years * 12 : (savedEachMonth * ((1 + interestRatePerYear / 1200) ** (years * 12) - 1)) / (interestRatePerYear / 1200))'),
      result('Paid in: money = startingAmount + savedEachMonth * years * 12'),
      result('Interest earned: money = balanceAtTheEnd - paidIn'),
    ],
  },
  {
    title: 'Discount calculator',
    is: /\bdiscount|\bsale price|\bprice (?:after|with) (?:the |a )?(?:reduction|discount)|rabattrechner/i,
    inputs: [
      money('Price', 60, /\bprice|amount|cost|original|preis/i),
      input('Discount (%)', 25, /\bdiscount|percent|reduction|off|rabatt/i),
      input('Quantity', 1, /\bquantity|pieces|items|how many|anzahl/i, { without: 1 }),
      tax,
    ],
    results: [
      result('Price after discount: money = price * quantity * (1 - discount / 100) * (1 + tax / 100)'),
      result('Saved: money = (price * quantity * discount) / 100'),
    ],
  },
  {
    title: 'Margin calculator',
    is: /\b(?:profit )?margin\b|\bmark-?up\b|\bprofit calculat|gewinnspanne/i,
    inputs: [
      money('Cost', 12, /\bcost|buy|purchase|material|einkauf|kosten/i),
      money('Selling price', 20, /\bsell|price|revenue|sale|verkauf|preis/i),
    ],
    results: [
      result('Profit: money = sellingPrice - cost'),
      result('Margin: percent = ((sellingPrice - cost) / sellingPrice) * 100'),
      result('Mark-up: percent = ((sellingPrice - cost) / cost) * 100'),
    ],
  },
  {
    title: 'Tax calculator',
    is: /\b(?:vat|sales tax|tax|gst)\b (?:\w+ )?(?:calculat|from|of|on)|\b(?:calculat|work out|add)\w* (?:\w+ ){0,4}(?:vat|sales tax|tax|gst)\b|mehrwertsteuer/i,
    inputs: [
      money('Net amount', 100, /\bnet|amount|price|cost|income|betrag|preis/i),
      input('Tax rate (%)', 20, /\brate|tax|vat|gst|percent|satz|steuer/i),
    ],
    results: [
      result('Gross amount: money = netAmount * (1 + taxRate / 100)'),
      result('Tax: money = (netAmount * taxRate) / 100'),
    ],
  },
  {
    title: 'Pay calculator',
    is: /\b(?:salary|wages?|pay|earnings?) calculat|\b(?:calculat|work out)\w* (?:\w+ ){0,3}(?:salary|wage|pay|earn)|\bhourly (?:rate|wage)[^.]*\b(?:month|year)ly|stundenlohn/i,
    inputs: [
      money('Hourly rate', 18, /\bhourly|rate|wage|per hour|lohn/i),
      input('Hours per week', 38, /\bhours?|stunden/i),
      input('Weeks per year', 52, /\bweeks/i, { without: 52 }),
      input('Deductions (%)', 20, /\btax|deduct|abzüge/i, { without: 0 }),
    ],
    results: [
      result('Per month: money = (hourlyRate * hoursPerWeek * weeksPerYear * (1 - deductions / 100)) / 12'),
      result('Per week: money = hourlyRate * hoursPerWeek * (1 - deductions / 100)'),
      result('Per year: money = hourlyRate * hoursPerWeek * weeksPerYear * (1 - deductions / 100)'),
    ],
  },
  {
    title: 'Break-even calculator',
    is: /\bbreak[- ]?even\b/i,
    inputs: [
      money('Fixed costs', 5000, /\bfixed|overhead|rent/i),
      money('Price per piece', 25, /\bprice|sell|revenue/i),
      money('Cost per piece', 10, /\bvariable|unit cost|cost per|material/i),
    ],
    results: [
      result('Pieces to sell = Math.ceil(fixedCosts / (pricePerPiece - costPerPiece))'),
      result('Sales at that point: money = piecesToSell * pricePerPiece'),
    ],
  },
]; // prettier-ignore
