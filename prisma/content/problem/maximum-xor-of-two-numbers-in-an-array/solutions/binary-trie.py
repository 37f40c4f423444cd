class Solution:
    def findMaximumXOR(self, nums: list[int]) -> int:
        children = [[0, 0]]
        for num in nums:
            node = 0
            for shift in range(30, -1, -1):
                bit = num >> shift & 1
                if children[node][bit] == 0:
                    children[node][bit] = len(children)
                    children.append([0, 0])
                node = children[node][bit]

        best = 0
        for num in nums:
            node = 0
            total = 0
            for shift in range(30, -1, -1):
                bit = num >> shift & 1
                opposite = children[node][1 - bit]
                if opposite:
                    total |= 1 << shift
                node = opposite or children[node][bit]
            best = max(best, total)
        return best
