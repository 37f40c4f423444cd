class Solution:
    def findContentChildren(self, g: list[int], s: list[int]) -> int:
        used = [False] * len(s)
        content = 0
        for greed in g:
            best = -1
            for j, size in enumerate(s):
                if not used[j] and size >= greed and (best == -1 or size < s[best]):
                    best = j
            if best != -1:
                used[best] = True
                content += 1
        return content
