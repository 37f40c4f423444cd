const findKthPositive = (arr: number[], k: number): number => arr.reduce((kth: number, a: number) => (a <= kth ? kth + 1 : kth), k);
