import { tmpdir } from 'node:os';
import { folderStore } from '#server/adapters/picture-store.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import { createJobs } from '#server/database/jobs.ts';
import { createDomains } from '#server/domains.ts';

type Site = { database: Database; feed: ChangeFeed; jwtSecret?: string; siteUrl?: string };

/** The domains over a database, without mails and logs. */
export const quietDomains = ({ database, feed, jwtSecret = 'of nobody', siteUrl = 'http://localhost' }: Site) =>
  createDomains({
    database,
    feed,
    jobs: createJobs(database, () => {}),
    mailer: { send: () => Promise.resolve(), check: () => Promise.resolve() },
    pictureStore: folderStore(tmpdir()),
    jwtSecret,
    siteUrl,
    siteTimeZone: 'UTC',
    onMailFailure: () => {},
    onModelFailure: () => {},
    onCodeforcesFailure: () => {},
    onAudit: () => {},
  });
