import { wordsOf } from './lines.ts';

/** What people call the thing that is to be built. */
export const appWords = wordsOf(`
anwendung
app
application
apps
backend
community
crm
dashboard
erp
frontend
homepage
hub
interface
intranet
marketplace
mini-app
mini-program
miniprogram
mvp
network
page
platform
plattform
portal
program
programm
programme
prototype
saas
seite
service
site
software
solution
system
tool
verwaltung
web
web app
web-app
webanwendung
webapp
webpage
webseite
website
werkzeug
`);
