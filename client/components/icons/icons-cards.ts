import { drawn } from './icon.tsx';

/* Icons of overview cards, and of contact details. */

export const BookOpenText = drawn(
  'M12 6.5C10 5 6.5 4.5 3 5v13.5c3.5-.5 7 0 9 1.5 2-1.5 5.5-2 9-1.5V5c-3.5-.5-7 0-9 1.5zM12 6.5V20M6 9c1 0 2 .1 3 .5M6 13c1 0 2 .1 3 .5M18 9c-1 0-2 .1-3 .5M18 13c-1 0-2 .1-3 .5',
);
export const Briefcase = drawn(
  'M5 7.5h14a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2zM8.5 7.5v-2a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 12.5c6 2.5 12 2.5 18 0',
);
export const Code = drawn('M7 7.5 2.5 12 7 16.5M17 7.5l4.5 4.5-4.5 4.5M14 5l-4 14');
export const Cpu = drawn(
  'M7 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9.5 9.5h5v5h-5zM9 2v3M15 2v3M9 19v3M15 19v3M2 9h3M2 15h3M19 9h3M19 15h3',
);
export const Hourglass = drawn(
  'M6 3h12M6 21h12M7 3v3.5c0 2 5 4 5 5.5s-5 3.5-5 5.5V21M17 3v3.5c0 2-5 4-5 5.5s5 3.5 5 5.5V21',
);
export const ListChecks = drawn('M3 6.5 4.5 8l3-3M3 16.5 4.5 18l3-3M11.5 7H21M11.5 12H21M11.5 17H21');
export const Mail = drawn('M4.5 5h15a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 7l9 6.5L21 7');
export const MapPin = drawn(
  'M12 21.5s-7-6-7-11.5a7 7 0 0 1 14 0c0 5.5-7 11.5-7 11.5zM14.5 10a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z',
);
export const MessagesSquare = drawn(
  'M4.5 3.5h9a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H6.5L2.5 16V5.5a2 2 0 0 1 2-2zM18.5 8.5h1a2 2 0 0 1 2 2v10l-3.5-3.5h-7a2 2 0 0 1-2-1.5',
);
export const PenLine = drawn('M12 20.5h8.5M16 4a2.1 2.1 0 0 1 3 3L8 18l-4.5 1.5L5 15z');
export const Phone = drawn(
  'M5 3.5h3.5l1.7 4.5L8 9.7a12.5 12.5 0 0 0 6.3 6.3l1.7-2.2 4.5 1.7V19a1.8 1.8 0 0 1-1.8 1.8C10.3 20.5 3.5 13.7 3.2 5.3A1.8 1.8 0 0 1 5 3.5z',
);
export const Refresh = drawn('M20 12a8 8 0 0 1-14.2 5L4 15M4 20v-5h5M4 12a8 8 0 0 1 14.2-5L20 9M20 4v5h-5');
export const Trophy = drawn(
  'M7 3.5h10V10a5 5 0 0 1-10 0zM7 5H3.5v2A3.5 3.5 0 0 0 7 10.5M17 5h3.5v2a3.5 3.5 0 0 1-3.5 3.5M12 15v5.5M7.5 20.5h9',
);
