function minDistance(word1: string, word2: string): number {
    let prev: number[] = Array.from({ length: word2.length + 1 }, (_, j) => j);
    for (let i = 1; i <= word1.length; i++) {
        const cur: number[] = [i];
        for (let j = 1; j <= word2.length; j++)
            cur[j] = word1[i - 1] === word2[j - 1] ? prev[j - 1] : 1 + Math.min(prev[j - 1], prev[j], cur[j - 1]);
        prev = cur;
    }
    return prev[word2.length];
}
