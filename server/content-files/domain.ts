import type { Ground } from '#server/ground.ts';
import type { Domain } from '#server/http/domain.ts';
import { createExports } from './exports.ts';
import { createImports } from './imports.ts';
import { createSubscriberImports } from './subscriber-imports.ts';
import { importsRouter, subscriberImportsRouter } from './trpc.ts';
import { exportFiles } from './web.ts';

/** The lists of people that are exported, and the subscribers, who are imported too. */
type People = Parameters<typeof createExports>[1] & { subscribers: Parameters<typeof createSubscriberImports>[0] };

export function createContentFilesDomain(ground: Ground, people: People) {
  const exports = createExports(ground.content, people, ground.audit);
  return {
    trpc: {
      imports: importsRouter(createImports(ground)),
      subscriberImports: subscriberImportsRouter(createSubscriberImports(people.subscribers)),
    },
    web: ({ sessions, siteUrl }) => [exportFiles(exports, sessions, siteUrl)],
  } satisfies Domain;
}
