# Wrong Answer: gives each child the first cookie that is large enough, not the smallest one
class Solution:
    def findContentChildren(self, g: list[int], s: list[int]) -> int:
        content = 0
        for greed in g:
            for size in s:
                if size >= greed:
                    s.remove(size)
                    content += 1
                    break
        return content
