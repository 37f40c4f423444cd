class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        missing = [0] * numCourses
        waiting = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            waiting[needed].append(course)

        order = [course for course in range(numCourses) if missing[course] == 0]
        for finished in order:
            for course in waiting[finished]:
                missing[course] -= 1
                if missing[course] == 0:
                    order.append(course)
        return order if len(order) == numCourses else []
