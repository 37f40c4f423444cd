// Wrong Answer: finds two courses that depend on each other, but no longer cycle
function canFinish(numCourses, prerequisites) {
  const pairs = new Set(prerequisites.map(([course, needed]) => `${course} ${needed}`));
  return prerequisites.every(([course, needed]) => !pairs.has(`${needed} ${course}`));
}
