var isSameTree = (p, q) => JSON.stringify(p) === JSON.stringify(q);
