import { drawn } from '#client/components/icons/icon.tsx';

/* Icons of the controls for stepping. */

export const FirstStep = drawn('M5 4.5v15M19 5l-10 7 10 7z');
export const BackStep = drawn('M15 5l-8 7 8 7');
export const Pause = drawn('M8 5v14M16 5v14');
export const ForwardStep = drawn('M9 5l8 7-8 7');
export const LastStep = drawn('M19 4.5v15M5 5l10 7-10 7z');
