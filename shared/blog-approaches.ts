/** The parts of a blog, each with its explanation and its code. */
export const APPROACHES = ['Brute Force Approach', 'Better Approach', 'Best Approach'] as const;
