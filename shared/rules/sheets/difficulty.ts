/** From easy to hard. */
export const LEVELS = ['Easy', 'Medium', 'Hard'] as const;
export type Level = (typeof LEVELS)[number];
