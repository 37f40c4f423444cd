/** So few that doubling with each further step can still be seen. */
export const smallest = 2;
export const largest = 40;
export const seeds = [1];

export const generate = (size) => [size];
