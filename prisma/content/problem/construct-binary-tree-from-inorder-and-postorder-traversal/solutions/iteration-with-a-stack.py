from typing import List, Optional


class Solution:
    def buildTree(self, inorder: List[int], postorder: List[int]) -> Optional[TreeNode]:
        root = TreeNode(postorder[-1])
        stack = [root]
        i = len(inorder) - 1
        for val in reversed(postorder[:-1]):
            node = TreeNode(val)
            parent = None
            while stack and stack[-1].val == inorder[i]:
                parent = stack.pop()
                i -= 1
            if parent:
                parent.left = node
            else:
                stack[-1].right = node
            stack.append(node)
        return root
