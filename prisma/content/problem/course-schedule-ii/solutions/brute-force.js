function findOrder(numCourses, prerequisites) {
  const order = [];
  const taken = Array(numCourses).fill(false);
  while (order.length < numCourses) {
    const blocked = [...taken];
    for (const [course, needed] of prerequisites) {
      if (!taken[needed]) blocked[course] = true;
    }
    const next = blocked.indexOf(false);
    if (next === -1) return [];
    order.push(next);
    taken[next] = true;
  }
  return order;
}
