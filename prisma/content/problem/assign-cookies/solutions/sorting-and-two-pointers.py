class Solution:
    def findContentChildren(self, g: list[int], s: list[int]) -> int:
        greeds = sorted(g)
        child = 0
        for size in sorted(s):
            if child == len(greeds):
                break
            if size >= greeds[child]:
                child += 1
        return child
