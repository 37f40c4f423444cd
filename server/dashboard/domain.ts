import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createDashboard } from './dashboard.ts';
import { dashboardRouter } from './trpc.ts';

export function createDashboardDomain(ground: Ground) {
  return {
    trpc: { dashboard: dashboardRouter(createDashboard(ground.database, ground.siteTimeZone)) },
  } satisfies Domain;
}
