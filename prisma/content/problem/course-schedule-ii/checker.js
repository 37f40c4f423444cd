/** Any topological order is accepted: every course must come after its prerequisites. */
export function check({ args: [numCourses, prerequisites], expected, actual }) {
  if (!Array.isArray(actual)) return 'the answer must be an array';
  if (expected.length === 0) {
    return actual.length === 0 ? undefined : 'there is no valid order, so the array must be empty';
  }
  if (actual.length !== numCourses) return `the order must contain ${numCourses} courses, not ${actual.length}`;
  const placeOf = Array(numCourses).fill(-1);
  for (const [place, course] of actual.entries()) {
    if (!Number.isInteger(course) || course < 0 || course >= numCourses) return `there is no course ${course}`;
    if (placeOf[course] !== -1) return `course ${course} occurs twice`;
    placeOf[course] = place;
  }
  for (const [course, needed] of prerequisites) {
    if (placeOf[needed] > placeOf[course]) return `course ${course} comes before its prerequisite ${needed}`;
  }
}
