const subsets = nums => nums.reduce((all, x) => all.concat(all.map(s => s.concat(x))), [[]]);
