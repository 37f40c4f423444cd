/** What just changed is bold and has a strong border besides its colour; a screen reader hears it. */
export const CHANGED = 'relative z-1 border-medium bg-medium-wash font-bold text-medium';
export const UNCHANGED = 'border-line-strong bg-surface';
export const IN_RANGE = 'relative z-1 border-accent bg-accent-wash';
