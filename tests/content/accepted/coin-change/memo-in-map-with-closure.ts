function coinChange(coins: number[], amount: number): number {
    const memo = new Map<number, number>([[0, 0]]);
    const fewest = (rest: number): number => {
        if (rest < 0) return Infinity;
        const known = memo.get(rest);
        if (known !== undefined) return known;
        const result = Math.min(...coins.map(c => fewest(rest - c) + 1));
        memo.set(rest, result);
        return result;
    };
    const result = fewest(amount);
    return Number.isFinite(result) ? result : -1;
}
