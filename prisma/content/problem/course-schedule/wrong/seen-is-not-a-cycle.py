# Wrong Answer: treats every visited course as a cycle, even where two paths join
class Solution:
    def canFinish(self, numCourses, prerequisites):
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)

        def explore(course, seen):
            if course in seen:
                return False
            seen.add(course)
            return all(explore(needed, seen) for needed in needs[course])

        return all(explore(course, set()) for course in range(numCourses))
