import { href } from '#shared/paths.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';

/** The address of the page of a sitting. */
export const placeOf = ({ contest }: Sitting): string =>
  contest === null ? href('interview') : href('contest', { id: contest });
