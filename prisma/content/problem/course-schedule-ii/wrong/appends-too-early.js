// Wrong Answer: appends a course before all of its prerequisites
function findOrder(numCourses, prerequisites) {
  const needs = Array.from({ length: numCourses }, () => []);
  for (const [course, needed] of prerequisites) needs[course].push(needed);
  const state = Array(numCourses).fill('new');
  const order = [];

  function finish(course) {
    if (state[course] !== 'new') return state[course] === 'done';
    state[course] = 'open';
    order.push(course);
    for (const needed of needs[course]) {
      if (!finish(needed)) return false;
    }
    state[course] = 'done';
    return true;
  }

  return needs.every((_, course) => finish(course)) ? order : [];
}
