import { drawn } from './icon.tsx';

/* Icons of the frame around every page, and of components on most pages. */

export const Check = drawn('M4 12.5 9.5 18 20 6.5');
export const ChevronDown = drawn('M6 9.5l6 6 6-6');
export const ChevronRight = drawn('M9.5 6l6 6-6 6');
export const ExternalLink = drawn('M14 4h6v6M20 4l-9 9M18 13.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4.5');
export const Eye = drawn(
  'M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
);
export const EyeOff = drawn(
  'M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12zM4.5 19.5l15-15',
);
export const Menu = drawn('M4 6.5h16M4 12h16M4 17.5h16');
export const Moon = drawn('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z');
export const Play = drawn('M6.5 4v16L20 12z');
export const Search = drawn('M18 11a7 7 0 1 1-14 0a7 7 0 0 1 14 0zM16 16l4.5 4.5');
export const Send = drawn('M21 3 3 10.5l7.5 3 3 7.5zM21 3 10.5 13.5');
export const Settings2 = drawn(
  'M4 7.5h8M18 7.5h2M18 7.5a3 3 0 1 1-6 0a3 3 0 0 1 6 0zM4 16.5h2M12 16.5h8M12 16.5a3 3 0 1 1-6 0a3 3 0 0 1 6 0z',
);
export const SquarePlay = drawn(
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM10 8.5v7l5.5-3.5z',
);
export const Sun = drawn(
  'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
);
export const X = drawn('M6 6l12 12M18 6 6 18');
