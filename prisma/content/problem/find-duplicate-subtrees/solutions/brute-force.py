from typing import List, Optional


class Solution:
    def findDuplicateSubtrees(self, root: Optional[TreeNode]) -> List[TreeNode]:
        nodes = [root]
        for node in nodes:
            nodes.extend(child for child in (node.left, node.right) if child)
        kinds = []
        for node in nodes:
            for kind in kinds:
                if self.is_same(kind[0], node):
                    kind[1] += 1
                    break
            else:
                kinds.append([node, 1])
        return [node for node, count in kinds if count > 1]

    def is_same(self, one: Optional[TreeNode], other: Optional[TreeNode]) -> bool:
        if one is None or other is None:
            return one is other
        return (
            one.val == other.val
            and self.is_same(one.left, other.left)
            and self.is_same(one.right, other.right)
        )
