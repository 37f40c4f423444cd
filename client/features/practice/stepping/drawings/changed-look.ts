/** The style of a changed value: bold, with a strong border and a colour. Screen readers get a text. */
export const CHANGED = 'relative z-1 border-medium bg-medium-wash font-bold text-medium';
export const UNCHANGED = 'border-line-strong bg-surface';
export const IN_RANGE = 'relative z-1 border-accent bg-accent-wash';
