import { drawn } from './icon.tsx';

/* Icons of running programs and of sittings. */

export const CheckCircle2 = drawn('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM8 12.5l3 3 5.5-6');
export const Flask = drawn('M9 3h6M10 3v6l-5.3 9.2A1.9 1.9 0 0 0 6.3 21h11.4a1.9 1.9 0 0 0 1.6-2.8L14 9V3M7.5 15h9');
export const KeyRound = drawn('M12.5 16a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0zM11.2 12.8l9.3-9.3M16.5 7.5l3 3');
export const MoveRight = drawn('M2.5 12h19M17.5 8l4 4-4 4');
export const XCircle = drawn('M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM9 9l6 6M15 9l-6 6');
