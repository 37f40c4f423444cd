import { drawn } from './icon.tsx';

/* Icons of profiles, forms, the assistant and the back office. */

export const ArrowDown = drawn('M12 4.5v15M6 13.5l6 6 6-6');
export const ArrowUp = drawn('M12 19.5v-15M6 10.5l6-6 6 6');
export const History = drawn('M3.6 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.5M3.5 3.5v5h5M12 7.5V12l3.5 2');
export const ImageUp = drawn(
  'M12 20H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6M4 16l4.5-4.5 4 4M18 21.5v-6M15.5 18l2.5-2.5 2.5 2.5M15.5 8.5h.01',
);
export const LogOut = drawn('M10 3.5H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h4M16 7.5l4.5 4.5-4.5 4.5M20.5 12H9.5');
export const MailOpen = drawn('M2.5 10v8.5a2 2 0 0 0 2 2h15a2 2 0 0 0 2-2V10L12 3.5zM2.5 10l9.5 6 9.5-6');
export const Pencil = drawn('M16.5 3.8a2.6 2.6 0 0 1 3.7 3.7L8 19.7 3 21l1.3-5zM14 6.3l3.7 3.7');
export const Rss = drawn('M5 11a8 8 0 0 1 8 8M5 4.5A14.5 14.5 0 0 1 19.5 19M5.5 18.5h.01');
export const ShieldOff = drawn('M12 3l7.5 2.5V11c0 5-3 8-7.5 10-4.5-2-7.5-5-7.5-10V5.5zM4 20.5l16-17');
export const Trash = drawn(
  'M4 6.5h16M9 6.5v-2A1.5 1.5 0 0 1 10.5 3h3A1.5 1.5 0 0 1 15 4.5v2M6 6.5l.8 12.6a2 2 0 0 0 2 1.9h6.4a2 2 0 0 0 2-1.9L18 6.5M10 11v5.5M14 11v5.5',
);
export const Undo = drawn('M9 4.5l-5 5 5 5M4 9.5h10a5.5 5.5 0 0 1 0 11h-3');
export const Upload = drawn('M12 16.5v-12M7 9l5-5 5 5M4 20.5h16');
