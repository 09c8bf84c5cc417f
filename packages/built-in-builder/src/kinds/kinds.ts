import { blog } from './blog.ts';
import { bookings } from './bookings.ts';
import { classes } from './classes.ts';
import { crm } from './crm.ts';
import { directory } from './directory.ts';
import { events } from './events.ts';
import { expenses } from './expenses.ts';
import { feedback } from './feedback.ts';
import { fitness } from './fitness.ts';
import { habits } from './habits.ts';
import { inventory } from './inventory.ts';
import { invoices } from './invoices.ts';
import { jobs } from './jobs.ts';
import type { Kind } from './kind.ts';
import { library } from './library.ts';
import { projects } from './projects.ts';
import { properties } from './properties.ts';
import { recipes } from './recipes.ts';
import { shop } from './shop.ts';
import { tasks } from './tasks.ts';
import { tickets } from './tickets.ts';

/** All kinds the builder knows; of two that fit a prompt equally well the earlier one is taken. */
export const kinds: readonly Kind[] = [
  expenses,
  tasks,
  crm,
  inventory,
  bookings,
  recipes,
  events,
  jobs,
  blog,
  feedback,
  habits,
  library,
  invoices,
  projects,
  directory,
  shop,
  classes,
  properties,
  tickets,
  fitness,
];

export const kindOf = (id: string): Kind | undefined => kinds.find((kind) => kind.id === id);
