from collections import deque
from typing import List


class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        missing = [0] * numCourses
        waiting = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            waiting[needed].append(course)

        queue = deque(course for course in range(numCourses) if missing[course] == 0)
        finished = 0
        while queue:
            finished += 1
            for course in waiting[queue.popleft()]:
                missing[course] -= 1
                if missing[course] == 0:
                    queue.append(course)
        return finished == numCourses
