NEW, OPEN, DONE = range(3)


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        state = [NEW] * numCourses
        order = []

        def finish(course):
            if state[course] != NEW:
                return state[course] == DONE
            state[course] = OPEN
            for needed in needs[course]:
                if not finish(needed):
                    return False
            state[course] = DONE
            order.append(course)
            return True

        return order if all(finish(course) for course in range(numCourses)) else []
