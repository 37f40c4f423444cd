function findOrder(numCourses, prerequisites) {
  const missing = Array(numCourses).fill(0);
  const waiting = Array.from({ length: numCourses }, () => []);
  for (const [course, needed] of prerequisites) {
    missing[course]++;
    waiting[needed].push(course);
  }
  const order = [];
  for (let course = 0; course < numCourses; course++) {
    if (missing[course] === 0) order.push(course);
  }
  for (const finished of order) {
    for (const course of waiting[finished]) {
      missing[course]--;
      if (missing[course] === 0) order.push(course);
    }
  }
  return order.length === numCourses ? order : [];
}
