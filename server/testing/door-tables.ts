import { tmpdir } from 'node:os';
import { folderStore } from '#server/adapters/picture-store.ts';
import { createJobs } from '#server/database/jobs.ts';
import { createRestRoutes } from '#server/rest-routes.ts';
import { createServices } from '#server/services.ts';
import { createAppRouter } from '#server/trpc-router.ts';
import { JWT_SECRET, type TestApp } from './test-app.ts';

/** The routes and the router of the two doors, over the database of the tested app. */
export function doorTables({ database, feed, url }: TestApp) {
  const services = createServices({
    database,
    feed,
    jobs: createJobs(database, () => {}),
    mailer: { send: () => Promise.resolve(), check: () => Promise.resolve() },
    pictureStore: folderStore(tmpdir()),
    jwtSecret: JWT_SECRET,
    siteUrl: url,
    siteTimeZone: 'UTC',
    onMailFailure: () => {},
    onModelFailure: () => {},
    onCodeforcesFailure: () => {},
    onAudit: () => {},
  });
  return { routes: createRestRoutes(services), router: createAppRouter(services) };
}
