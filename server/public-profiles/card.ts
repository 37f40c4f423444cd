import { HEAT_WEEKS, heatMapOf } from '#shared/rules/progress/heat-map.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { lettering } from './lettering.ts';
import type { ProfileView } from './profile-views.ts';

/** The size of a picture for link previews, in pixels. */
const CARD = { width: 1200, height: 630 };
const LEFT = 88;
const RED = '#d01f2b';
const INK = '#18181b';
const MUTED = '#5b5b66';
/** The colours of a day's square, from nothing done to a lot. */
const SHADES = ['#ececf0', '#f3bcc0', '#e88b92', '#dc5560', RED];
const CELL = 30;
const STEP = 36;
const MAP_TOP = 336;

/** The picture of a profile as SVG. Letters are drawn as paths, not as text; equal profiles give equal strings. */
export async function cardOf(view: ProfileView): Promise<string> {
  const { name, total, streaks, contests, days, today } = view;
  const figures = [
    `${total.done} solved`,
    `longest streak ${withCount(streaks.longest, 'day')}`,
    ...(contests.total > 0 ? [withCount(contests.total, 'contest')] : []),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<rect y="${CARD.height - 16}" width="100%" height="16" fill="${RED}"/>`,
    await lettering({ text: 'GearUp', x: LEFT, y: 104, size: 36, color: RED, face: 'bold' }),
    await lettering({ text: name, x: LEFT, y: 212, size: 84, color: INK, face: 'bold', width: CARD.width - 2 * LEFT }),
    await lettering({ text: figures.join('  ·  '), x: LEFT, y: 284, size: 32, color: MUTED }),
    ...heatMapOf(days, today).flatMap((week, index) =>
      week.map(({ level }, weekday) => {
        const at = `x="${LEFT + index * STEP}" y="${MAP_TOP + weekday * STEP}"`;
        return `<rect ${at} width="${CELL}" height="${CELL}" rx="4" fill="${SHADES[level]}"/>`;
      }),
    ),
    await lettering({
      text: `${HEAT_WEEKS} weeks`,
      x: LEFT + HEAT_WEEKS * STEP + 16,
      y: MAP_TOP + 24,
      size: 24,
      color: MUTED,
    }),
    '</svg>',
  ].join('');
}
