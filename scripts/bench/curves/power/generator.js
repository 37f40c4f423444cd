/** Powers modulo a small number: products stay exact in every language. */
export const smallest = 16;
export const largest = 1_000_000;
export const seeds = [1];

export const generate = (size) => [7, size];
