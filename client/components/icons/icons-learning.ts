import { drawn } from './icon.tsx';

/* Icons of study pages and ticks. */

export const ArrowLeft = drawn('M19.5 12h-15M10.5 6l-6 6 6 6');
export const ArrowRight = drawn('M4.5 12h15M13.5 6l6 6-6 6');
export const Building = drawn('M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16M3 21h18M10 7h4M10 11h4M10 21v-6h4v6');
export const ChainLink = drawn('M9.5 7.5H7a4.5 4.5 0 0 0 0 9h2.5M14.5 7.5H17a4.5 4.5 0 0 1 0 9h-2.5M8.5 12h7');
export const CheckCheck = drawn('M2 12.5l5 5L17 7M12.5 16.5l1.2 1L22 8');
export const Download = drawn('M12 3.5v12M7 11l5 5 5-5M4 20.5h16');
export const FileText = drawn(
  'M7 3h7l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM14 3v5h5M8.5 13h7M8.5 17h7',
);
export const Lock = drawn(
  'M6.5 10.5h11a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2zM8 10.5V7a4 4 0 0 1 8 0v3.5',
);
export const Loudspeaker = drawn('M4 9.5h3.5L12 5v14l-4.5-4.5H4zM15.5 9a4 4 0 0 1 0 6M18.5 6a8.5 8.5 0 0 1 0 12');
export const NotebookPen = drawn(
  'M12 4H6.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M2.5 8h4M2.5 12.5h4M2.5 17h4M18.5 3.5A1.8 1.8 0 0 1 21 6l-6.5 6.5-3.5 1 1-3.5z',
);
export const Shuffle = drawn(
  'M3 6.5h2.5c5.5 0 6.5 11 12 11H21M3 17.5h2.5c1.8 0 3-1.2 3.9-2.8M14 9.3c.9-1.6 2-2.8 3.5-2.8H21M18 3.5l3 3-3 3M18 14.5l3 3-3 3',
);
export const SlidersHorizontal = drawn('M3 6h11M18 6h3M14 3.5v5M3 12h3M10 12h11M10 9.5v5M3 18h9M16 18h5M16 15.5v5');
export const Square = drawn('M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z');
export const SquarePen = drawn(
  'M11 4.5H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h11.5a2 2 0 0 0 2-2v-5M17.5 3.6a2 2 0 0 1 2.9 2.9L13 14l-3.8 1 1-3.8z',
);
export const Star = drawn('M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.9z');
export const TurnBack = drawn('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 3.5v5h5');
