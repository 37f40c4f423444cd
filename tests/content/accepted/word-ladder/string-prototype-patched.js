String.prototype.replaceAt = function(i, c) { return this.slice(0, i) + c + this.slice(i + 1); };

var ladderLength = function(beginWord, endWord, wordList) {
    const words = new Set(wordList);
    let paths = [[beginWord, 1]];
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    for (let at = 0; at < paths.length; at++) {
        const [word, length] = paths[at];
        if (word === endWord) return length;
        for (let i = 0; i < word.length; i++)
            for (const c of letters) {
                const next = word.replaceAt(i, c);
                if (words.delete(next)) paths.push([next, length + 1]);
            }
    }
    return 0;
};
