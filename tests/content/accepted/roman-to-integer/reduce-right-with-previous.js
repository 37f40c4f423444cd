const SYMBOLS = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
var romanToInt = function(s) {
    return s.split('').reduceRight(([sum, last], c) => {
        const v = SYMBOLS[c];
        return [v < last ? sum - v : sum + v, v];
    }, [0, 0])[0];
};
