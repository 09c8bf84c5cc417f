import { wordsOf } from './lines.ts';

/** Pages and parts of an app that prompts list beside fields and records: they end a list of fields. */
export const featureWords = wordsOf(`
board
button
calendar
chart
chatbot
dashboard
diagram
diagramm
erinnerung
export
faq
filter
filtering
functionality
gallery
graph
kalender
kanban
leaderboard
list view
login
map
mode
navigation
news
newsletter
notification
overview
page
reminder
report
search
statistic
statistics
suche
view
`);
