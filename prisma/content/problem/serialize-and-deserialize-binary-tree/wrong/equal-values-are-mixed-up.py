# Wrong Answer: preorder and inorder determine the tree only if all values are distinct
class Codec:
    def serialize(self, root):
        preorder, inorder = [], []

        def walk(node):
            if node:
                preorder.append(str(node.val))
                walk(node.left)
                inorder.append(str(node.val))
                walk(node.right)

        walk(root)
        return " ".join(preorder) + "|" + " ".join(inorder)

    def deserialize(self, data):
        preorder, inorder = (part.split() for part in data.split("|"))
        roots = iter(preorder)

        def build(start, end):
            if start == end:
                return None
            value = next(roots)
            place = inorder.index(value, start, end)
            left = build(start, place)
            return TreeNode(int(value), left, build(place + 1, end))

        return build(0, len(inorder))
