class Solution:
    BITS = 30

    def maximizeXor(self, nums: list[int], queries: list[list[int]]) -> list[int]:
        ordered = sorted(nums)
        answers = [-1] * len(queries)
        root = [None, None]
        inserted = 0
        for i in sorted(range(len(queries)), key=lambda i: queries[i][1]):
            x, limit = queries[i]
            while inserted < len(ordered) and ordered[inserted] <= limit:
                self.insert(root, ordered[inserted])
                inserted += 1
            if inserted > 0:
                answers[i] = self.best(root, x)
        return answers

    def insert(self, node: list, num: int) -> None:
        for shift in range(self.BITS - 1, -1, -1):
            bit = num >> shift & 1
            if node[bit] is None:
                node[bit] = [None, None]
            node = node[bit]

    def best(self, node: list, x: int) -> int:
        result = 0
        for shift in range(self.BITS - 1, -1, -1):
            wanted = 1 - (x >> shift & 1)
            if node[wanted] is not None:
                result |= 1 << shift
                node = node[wanted]
            else:
                node = node[1 - wanted]
        return result
