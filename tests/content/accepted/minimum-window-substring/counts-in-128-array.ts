function minWindow(s: string, t: string): string {
    const need: Int32Array = new Int32Array(128);
    for (let i = 0; i < t.length; i++) need[t.charCodeAt(i)]++;
    let missing = t.length, from = 0, best: [number, number] = [0, Infinity];
    for (let to = 0; to < s.length; to++) {
        if (need[s.charCodeAt(to)]-- > 0) missing--;
        while (missing === 0) {
            if (to - from < best[1] - best[0]) best = [from, to];
            if (++need[s.charCodeAt(from++)] > 0) missing++;
        }
    }
    return best[1] === Infinity ? '' : s.slice(best[0], best[1] + 1);
};
