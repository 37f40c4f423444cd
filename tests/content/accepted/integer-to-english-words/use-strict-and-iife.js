'use strict';
var numberToWords = (function() {
    const below20 = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(' ');
    const tens = ',,Twenty,Thirty,Forty,Fifty,Sixty,Seventy,Eighty,Ninety'.split(',');
    function words(n) {
        if (n < 20) return n ? [below20[n]] : [];
        if (n < 100) return [tens[n / 10 | 0]].concat(words(n % 10));
        if (n < 1000) return [below20[n / 100 | 0], 'Hundred'].concat(words(n % 100));
        for (const [size, name] of [[1e9, 'Billion'], [1e6, 'Million'], [1e3, 'Thousand']])
            if (n >= size) return words(n / size | 0).concat(name, words(n % size));
    }
    return num => words(num).join(' ') || 'Zero';
})();
