type Span = { start: number; end: number };

function longestPalindrome(s: string): string {
    const grow = (l: number, r: number): Span => {
        while (l >= 0 && r < s.length && s.charAt(l) === s.charAt(r)) { l--; r++; }
        return { start: l + 1, end: r };
    };
    let best: Span = { start: 0, end: 0 };
    for (let i = 0; i < s.length; i++)
        for (const span of [grow(i, i), grow(i, i + 1)])
            if (span.end - span.start > best.end - best.start) best = span;
    return s.substring(best.start, best.end);
}
