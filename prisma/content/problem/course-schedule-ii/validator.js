export function validate(numCourses, prerequisites) {
  if (!Number.isInteger(numCourses) || numCourses < 1 || numCourses > 2_000) {
    return 'there must be 1 to 2 000 courses';
  }
  if (prerequisites.length > 10_000) return 'there must be 0 to 10 000 pairs';
  const isCourse = (course) => Number.isInteger(course) && course >= 0 && course < numCourses;
  if (prerequisites.some((pair) => pair.length !== 2 || !pair.every(isCourse))) {
    return 'each pair must have two courses';
  }
  if (prerequisites.some(([course, needed]) => course === needed)) return 'no course may be its own prerequisite';
  const different = new Set(prerequisites.map(([course, needed]) => course * numCourses + needed));
  if (different.size < prerequisites.length) return 'no pair may occur twice';
}
