import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createAdministrators } from './administrators.ts';
import { createOwnAccess } from './own-access.ts';
import { administratorRoutes } from './rest.ts';
import { createTwoFactor } from './two-factor.ts';
import { administratorsRouter, auditRouter } from './trpc.ts';

export function createAdministratorsDomain(ground: Ground) {
  const twoFactor = createTwoFactor(ground);
  const administrators = createAdministrators({ ...ground, twoFactor });
  const ownAccess = createOwnAccess({ ...ground, twoFactor });
  return {
    trpc: {
      administrators: administratorsRouter(administrators, ownAccess, twoFactor),
      audit: auditRouter(ground.audit),
    },
    rest: administratorRoutes(administrators, ownAccess),
  } satisfies Domain;
}
