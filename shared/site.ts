/** Where GearUp is outside of this site. */
export const CHANNELS = {
  telegram: 'https://t.me/gearup',
  youTube: 'https://www.youtube.com/@gearup',
} as const;
