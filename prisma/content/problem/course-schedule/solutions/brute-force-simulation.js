function canFinish(numCourses, prerequisites) {
  const finished = Array(numCourses).fill(false);
  let count = 0;
  let progress = true;
  while (progress) {
    progress = false;
    const blocked = Array(numCourses).fill(false);
    for (const [course, needed] of prerequisites) {
      if (!finished[needed]) blocked[course] = true;
    }
    for (let course = 0; course < numCourses; course++) {
      if (blocked[course] || finished[course]) continue;
      finished[course] = true;
      count++;
      progress = true;
    }
  }
  return count === numCourses;
}
