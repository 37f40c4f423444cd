import { drawn } from './icon.tsx';

/* Icons of contests: dates and reactions. */

export const CalendarDays = drawn(
  'M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M8 2.5V7M16 2.5V7M7.5 14h.01M12 14h.01M16.5 14h.01M7.5 17.5h.01M12 17.5h.01',
);
export const CalendarPlus = drawn(
  'M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M8 2.5V7M16 2.5V7M12 12.5v6M9 15.5h6',
);
export const ChevronLeft = drawn('M14.5 6l-6 6 6 6');
export const Clock = drawn('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM12 7v5l3.5 2');
export const Share = drawn(
  'M20.5 5.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM8.5 12a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM20.5 18.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zM8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1',
);
export const ThumbsDown = drawn(
  'M16.5 13.5 12.5 21a2.5 2.5 0 0 1-2.5-2.5v-4H5a2 2 0 0 1-2-2.4l1.3-7a2 2 0 0 1 2-1.6h10.2M21 13.5h-4.5v-10H21z',
);
export const ThumbsUp = drawn(
  'M7.5 10.5 11.5 3A2.5 2.5 0 0 1 14 5.5v4h5a2 2 0 0 1 2 2.4l-1.3 7a2 2 0 0 1-2 1.6H7.5M3 10.5h4.5v10H3z',
);
export const Timer = drawn('M20 13.5a8 8 0 1 1-16 0a8 8 0 0 1 16 0zM12 13.5l3-3.5M9.5 2.5h5');
