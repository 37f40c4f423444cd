import { procedure, router } from '#server/http/trpc/procedures.ts';
import type { Dashboard } from './dashboard.ts';

export const dashboardRouter = (dashboard: Dashboard) =>
  router({ overview: procedure('people.administer').query(({ ctx }) => dashboard.overview(ctx.viewer)) });
