from statistics import mean

class Solution:
    def averageOfLevels(self, root: Optional[TreeNode]) -> List[float]:
        def levels():
            row = [root]
            while row:
                yield row
                row = [k for n in row for k in (n.left, n.right) if k]
        return [mean([n.val for n in row]) for row in levels()]
