/** GearUp's channels on other sites. */
export const CHANNELS = {
  telegram: 'https://t.me/gearup',
  youTube: 'https://www.youtube.com/@gearup',
} as const;
