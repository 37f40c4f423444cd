function canFinish(numCourses, prerequisites) {
  const needs = Array.from({ length: numCourses }, () => []);
  for (const [course, needed] of prerequisites) needs[course].push(needed);
  const state = Array(numCourses).fill('new');

  function isFreeOfCycles(course) {
    if (state[course] !== 'new') return state[course] === 'done';
    state[course] = 'open';
    for (const needed of needs[course]) {
      if (!isFreeOfCycles(needed)) return false;
    }
    state[course] = 'done';
    return true;
  }

  return needs.every((_, course) => isFreeOfCycles(course));
}
