import type { Style } from './column.ts';

export const COLOURS = {
  ink: '#17171c',
  muted: '#5c5c68',
  accent: '#c41d28',
  line: '#d5d5dc',
  panel: '#f3f3f6',
};

export const STYLES = {
  brand: { size: 11, leading: 18, colour: COLOURS.accent },
  title: { size: 23, leading: 30, colour: COLOURS.ink },
  heading: { size: 13, leading: 18, colour: COLOURS.ink },
  h1: { size: 11.5, leading: 17, colour: COLOURS.ink },
  h2: { size: 10.5, leading: 16, colour: COLOURS.ink },
  text: { size: 9.5, leading: 14.5, colour: COLOURS.ink },
  link: { size: 9.5, leading: 14.5, colour: COLOURS.accent },
  label: { size: 8.5, leading: 13, colour: COLOURS.muted },
  code: { size: 8.5, leading: 12, colour: COLOURS.ink, wrapsAnywhere: true },
} as const satisfies Record<string, Style>;
