from typing import List

NEW, OPEN, DONE = range(3)


class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        state = [NEW] * numCourses

        def is_free_of_cycles(course):
            if state[course] != NEW:
                return state[course] == DONE
            state[course] = OPEN
            for needed in needs[course]:
                if not is_free_of_cycles(needed):
                    return False
            state[course] = DONE
            return True

        return all(is_free_of_cycles(course) for course in range(numCourses))
