/** Any order will do in which every course comes after its prerequisites. */
export function check({ args: [numCourses, prerequisites], expected, actual }) {
  if (!Array.isArray(actual)) return 'the answer must be a list';
  if (expected.length === 0) {
    return actual.length === 0 ? undefined : 'no order is possible, so the list must be empty';
  }
  if (actual.length !== numCourses) return `the order must hold ${numCourses} courses, not ${actual.length}`;
  const placeOf = Array(numCourses).fill(-1);
  for (const [place, course] of actual.entries()) {
    if (!Number.isInteger(course) || course < 0 || course >= numCourses) return `there is no course ${course}`;
    if (placeOf[course] !== -1) return `course ${course} occurs twice`;
    placeOf[course] = place;
  }
  for (const [course, needed] of prerequisites) {
    if (placeOf[needed] > placeOf[course]) return `course ${course} comes before course ${needed}, which it needs`;
  }
}
