var combinationSum2 = function(candidates, target) {
    const res = [];
    candidates.sort((a, b) => a - b);
    (function dfs(start, left, path) {
        if (left === 0) { res.push(path.slice()); return; }
        next: for (let i = start; i < candidates.length; i++) {
            if (i > start && candidates[i] === candidates[i - 1]) continue next;
            if (candidates[i] > left) break next;
            path.push(candidates[i]);
            dfs(i + 1, left - candidates[i], path);
            path.pop();
        }
    })(0, target, []);
    return res;
};
