class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        order = []
        taken = set()
        while len(order) < numCourses:
            blocked = {
                course for course, needed in prerequisites if needed not in taken
            }
            for course in range(numCourses):
                if course not in blocked and course not in taken:
                    order.append(course)
                    taken.add(course)
                    break
            else:
                return []
        return order
