import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import { rethrowMissingAccount } from '#server/access/storage-limit.ts';
import { hasState } from '#server/database-errors.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { type PublicProfileSettings, publicProfileSchema } from '#shared/schemas/public-profile.ts';
import { badgeOf } from './badge.ts';
import { cardOf } from './card.ts';
import { createDrawings } from './drawings.ts';
import { createProfileViews, type ProfileView } from './profile-views.ts';

/** A file about a profile; `mayBeIndexed` is the learner's setting. */
export type ProfileFile<Body> = { body: Body; mayBeIndexed: boolean };

/** Learners' public profiles. A profile is off until the learner switches it on; while off, nobody can find it. */
export type PublicProfiles = {
  /** The learner's settings; the name is '' until they have chosen one. */
  own(viewer: Viewer): Promise<PublicProfileSettings>;
  /**
   * @throws AppError conflict when the name is somebody else's or was in the last 90 days, or when this profile has had
   *   too many names in them
   */
  save(viewer: Viewer, input: unknown): Promise<PublicProfileSettings>;
  /** @throws AppError not_found, the same for an unknown name and for a profile that is off */
  page(viewer: Viewer, name: string): Promise<ProfileView>;
  /** A PNG for previews of links. @throws AppError as above */
  picture(viewer: Viewer, name: string): Promise<ProfileFile<Buffer>>;
  /** An SVG for a README. @throws AppError as above */
  badge(viewer: Viewer, name: string): Promise<ProfileFile<string>>;
};

const NOT_CHOSEN: PublicProfileSettings = { name: '', isOn: false, mayBeIndexed: false };

const FIELDS = 'name, is_on AS "isOn", may_be_indexed AS "mayBeIndexed"';
const OWN = `SELECT ${FIELDS} FROM public_profiles WHERE user_key = $1`;
/** If two learners take a name at the same time, the unique index lets one have it. */
const SAVE = `
  INSERT INTO public_profiles (user_key, name, is_on, may_be_indexed, time_zone) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_key) DO UPDATE SET
    name = EXCLUDED.name, is_on = EXCLUDED.is_on, may_be_indexed = EXCLUDED.may_be_indexed,
    time_zone = EXCLUDED.time_zone, changed_at = now()
  RETURNING ${FIELDS}`;

export function createPublicProfiles(database: Database): PublicProfiles {
  const { pool } = database;
  const views = createProfileViews(database);
  const drawings = createDrawings();

  async function page(viewer: Viewer, name: string): Promise<ProfileView> {
    requireAccess(viewer, 'public-profile.read');
    const view = await views.find(name.toLowerCase());
    if (!view) throw new AppError('not_found', 'There is no public profile of this name');
    return view;
  }

  return {
    page,
    async own(viewer) {
      const userKey = requireLearner(viewer, 'public-profile.own');
      const { rows } = await pool.query<PublicProfileSettings>(OWN, [userKey]);
      return rows[0] ?? NOT_CHOSEN;
    },

    async save(viewer, input) {
      const userKey = requireLearner(viewer, 'public-profile.own');
      const { name, isOn, mayBeIndexed, timeZone } = parseInput(publicProfileSchema, input);
      const values = [userKey, name, isOn, mayBeIndexed, timeZone];
      const { rows } = await pool.query<PublicProfileSettings>(SAVE, values).catch((error: unknown) => {
        if (hasState(error, 'limitReached')) throw new AppError('conflict', (error as Error).message, { cause: error }); // of hold_profile_names
        if (!hasState(error, 'uniqueViolation')) return rethrowMissingAccount(error);
        const message = 'Somebody has this name, or had it in the last 90 days; please choose another one';
        throw new AppError('conflict', message, { issues: [{ path: 'name', message }], cause: error });
      });
      return rows[0] as PublicProfileSettings; // the statement returns the row that it writes
    },

    async picture(viewer, name) {
      const view = await page(viewer, name);
      return { body: await drawings.png(await cardOf(view)), mayBeIndexed: view.mayBeIndexed };
    },

    async badge(viewer, name) {
      const view = await page(viewer, name);
      return { body: badgeOf(view), mayBeIndexed: view.mayBeIndexed };
    },
  };
}
