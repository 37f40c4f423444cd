import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createAdministrators } from './administrators.ts';
import { createOwnAccess } from './own-access.ts';
import { administratorRoutes } from './rest.ts';
import { createSecondSteps } from './second-steps.ts';
import { administratorsRouter, auditRouter } from './trpc.ts';

export function createAdministratorsDomain(ground: Ground) {
  const secondSteps = createSecondSteps(ground);
  const administrators = createAdministrators({ ...ground, secondSteps });
  const ownAccess = createOwnAccess({ ...ground, secondSteps });
  return {
    trpc: {
      administrators: administratorsRouter(administrators, ownAccess, secondSteps),
      audit: auditRouter(ground.audit),
    },
    rest: administratorRoutes(administrators, ownAccess),
  } satisfies Domain;
}
