var canFinish = function(numCourses, prerequisites) {
    const indegree = new Array(numCourses).fill(0);
    const next = new Map();
    for (const [a, b] of prerequisites) {
        indegree[a]++;
        if (!next.has(b)) next.set(b, []);
        next.get(b).push(a);
    }
    const ready = [...indegree.keys()].filter(c => indegree[c] === 0);
    for (const c of ready) // grows while it is walked
        for (const n of next.get(c) ?? []) if (--indegree[n] === 0) ready.push(n);
    return ready.length === numCourses;
};
