import type { Audit, AuditEntry } from '#server/access/audit.ts';
import type { KnownDevices } from '#server/access/known-devices.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Sessions } from '#server/access/sessions.ts';
import type { Codeforces } from '#server/adapters/codeforces.ts';
import type { LinkProbe } from '#server/adapters/link-probe.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { LanguageModel } from '#server/adapters/openai.ts';
import type { PictureStore } from '#server/adapters/picture-store.ts';
import type { Content } from '#server/content/content.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/client.ts';
import type { Jobs } from '#server/database/jobs.ts';
import type { Search } from '#server/search/search.ts';

/** What a site is given: its connections, settings and logs. */
export type SiteDeps = {
  database: Database;
  feed: ChangeFeed;
  jobs: Jobs;
  mailer: Mailer;
  pictureStore: PictureStore;
  /** Without it the built-in assistant answers. */
  model?: LanguageModel | null;
  /** Without it no solved problems are fetched from there. */
  codeforces?: Codeforces | null;
  /** How links are checked; without it they are not. */
  links?: { probe: LinkProbe; now?(): Date } | null;
  jwtSecret: string;
  siteUrl: string;
  siteTimeZone: string;
  /** Whether administrators must have two-factor authentication. */
  requiresTwoFactor?: boolean;
  /** Logs why a mail failed that no caller waited for. */
  onMailFailure(error: unknown): void;
  /** Logs why a model did not answer. */
  onModelFailure(error: unknown): void;
  /** Logs why Codeforces did not answer. */
  onCodeforcesFailure(error: unknown): void;
  /** Logs an entry of the audit trail. */
  onAudit(entry: AuditEntry): void;
};

/** What every domain is made of: that, and the services below the domains. */
export type Ground = SiteDeps & {
  content: Content;
  search: Search;
  audit: Audit;
  sessions: Sessions;
  knownDevices: KnownDevices;
  limits: RateLimits;
};
