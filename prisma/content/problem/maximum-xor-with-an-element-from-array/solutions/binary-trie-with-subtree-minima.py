class Solution:
    BITS = 30

    def maximizeXor(self, nums: list[int], queries: list[list[int]]) -> list[int]:
        # Nodes are indices; node 0 is the root, so 0 stands for a missing child.
        children = ([0], [0])
        minimum = [min(nums)]

        def insert(num: int) -> None:
            node = 0
            for shift in range(self.BITS - 1, -1, -1):
                column = children[num >> shift & 1]
                if column[node] == 0:
                    column[node] = len(minimum)
                    children[0].append(0)
                    children[1].append(0)
                    minimum.append(num)
                node = column[node]
                if num < minimum[node]:
                    minimum[node] = num

        def best(x: int, limit: int) -> int:
            if minimum[0] > limit:
                return -1
            node = result = 0
            for shift in range(self.BITS - 1, -1, -1):
                wanted = 1 - (x >> shift & 1)
                child = children[wanted][node]
                if child != 0 and minimum[child] <= limit:
                    result |= 1 << shift
                    node = child
                else:
                    node = children[1 - wanted][node]
            return result

        for num in nums:
            insert(num)
        return [best(x, limit) for x, limit in queries]
