# Wrong Answer: counts the nodes of a level and ignores the empty places between them
class Solution:
    def widthOfBinaryTree(self, root):
        level, widest = [root], 0
        while level:
            widest = max(widest, len(level))
            children = [child for node in level for child in (node.left, node.right)]
            level = [child for child in children if child]
        return widest
