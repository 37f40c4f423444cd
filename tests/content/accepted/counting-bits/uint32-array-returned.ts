function countBits(n: number): number[] {
    const bits = new Uint8Array(n + 1);
    for (let i = 1; i <= n; i++) bits[i] = bits[i >> 1] + (i & 1);
    return Array.from(bits);
}
