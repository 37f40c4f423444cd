from typing import List


class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        finished = set()
        while True:
            blocked = {a for a, b in prerequisites if b not in finished}
            free = set(range(numCourses)) - blocked
            if len(free) == len(finished):
                return len(finished) == numCourses
            finished = free
