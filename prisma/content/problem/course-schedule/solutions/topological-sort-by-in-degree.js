function canFinish(numCourses, prerequisites) {
  const missing = Array(numCourses).fill(0);
  const waiting = Array.from({ length: numCourses }, () => []);
  for (const [course, needed] of prerequisites) {
    missing[course]++;
    waiting[needed].push(course);
  }
  const ready = [];
  for (let course = 0; course < numCourses; course++) {
    if (missing[course] === 0) ready.push(course);
  }
  for (const taken of ready) {
    for (const course of waiting[taken]) {
      missing[course]--;
      if (missing[course] === 0) ready.push(course);
    }
  }
  return ready.length === numCourses;
}
