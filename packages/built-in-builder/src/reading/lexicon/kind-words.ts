import { wordsOf } from './lines.ts';

/** Words, as they are written, that stand for things of many kinds: what is named behind them are the kinds. */
export const kindWords = wordsOf(`
animals
apparatus
appliances
beverages
clothing
devices
drinks
equipment
furniture
gear
hardware
instruments
kit
machines
machinery
materials
merchandise
pets
plants
produce
stuff
supplies
tools
toys
vehicles
ausrüstung
fahrzeuge
geräte
gerätschaften
getränke
instrumente
maschinen
material
möbel
pflanzen
spielgeräte
spielzeug
sportgeräte
tiere
werkzeug
werkzeuge
zubehör
`);
