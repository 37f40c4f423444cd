import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createPlans } from './plans.ts';
import { planRoutes } from './rest.ts';
import { plansRouter } from './trpc.ts';
import { planCalendars } from './web.ts';

export function createPlansDomain(ground: Ground) {
  const plans = createPlans(ground);
  return {
    trpc: { plans: plansRouter(plans) },
    rest: planRoutes(plans),
    web: ({ siteUrl }) => [planCalendars(plans, siteUrl)],
  } satisfies Domain;
}
