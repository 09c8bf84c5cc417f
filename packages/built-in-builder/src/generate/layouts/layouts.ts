import type { AppPlan, Entity, ListLayout, ListPage } from '../../plan/plan.ts';
import { agendaLayout } from './agenda.ts';
import { checklistLayout } from './checklist.ts';
import { galleryLayout } from './gallery.ts';
import { journalLayout } from './journal.ts';
import { layoutContext, type Layout, type LayoutContext } from './layout.ts';
import { ledgerLayout } from './ledger.ts';
import { registerLayout } from './register.ts';
import { stockLayout } from './stock.ts';
import { tableLayout } from './table.ts';
import { trackerLayout } from './tracker.ts';
import { votesLayout } from './votes.ts';

const layouts: Record<ListLayout, (context: LayoutContext) => Layout> = {
  table: tableLayout,
  ledger: ledgerLayout,
  checklist: checklistLayout,
  gallery: galleryLayout,
  agenda: agendaLayout,
  index: registerLayout,
  journal: journalLayout,
  stock: stockLayout,
  tracker: trackerLayout,
  votes: votesLayout,
};

/** The component that shows a list's rows. */
export const layoutOf = (plan: AppPlan, entity: Entity, page: ListPage): Layout =>
  layouts[page.layout](layoutContext(plan, entity, page));
