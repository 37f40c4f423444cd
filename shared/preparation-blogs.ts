import { href } from '#shared/paths.ts';

/** The site's own blogs on planning, with their ids in prisma/content. */
export const PLAN_THE_WEEKS = href('blog', { id: 45 });
export const THE_LAST_WEEK = href('blog', { id: 54 });
