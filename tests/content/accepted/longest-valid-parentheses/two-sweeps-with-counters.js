var longestValidParentheses = function(s) {
    const sweep = (chars, opening) => {
        let open = 0, close = 0, best = 0;
        for (const c of chars) {
            c === opening ? open++ : close++;
            if (close > open) open = close = 0;
            else if (open === close) best = Math.max(best, 2 * close);
        }
        return best;
    };
    return Math.max(sweep([...s], '('), sweep([...s].reverse(), ')'));
};
