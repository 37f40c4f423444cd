import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { type PublicProfileSettings, publicProfileSchema } from '#shared/schemas/public-profile.ts';
import { badgeOf } from './badge.ts';
import { cardOf } from './card.ts';
import { createDrawings } from './drawings.ts';
import { PROFILE_FIELDS, saveProfile } from './save-profile.ts';
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

const OWN = `SELECT ${PROFILE_FIELDS} FROM public_profiles WHERE user_key = $1`;

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
      return saveProfile(database, userKey, parseInput(publicProfileSchema, input));
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
