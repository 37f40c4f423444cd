# Wrong Answer: stores the sorted values, which are the same for all binary search trees with these values
class Codec:
    def serialize(self, root):
        if root is None:
            return ""
        left, right = self.serialize(root.left), self.serialize(root.right)
        return f"{left} {root.val} {right}".strip()

    def deserialize(self, data):
        values = [int(word) for word in data.split()]

        def build(start, end):
            if start == end:
                return None
            middle = (start + end) // 2
            left = build(start, middle)
            return TreeNode(values[middle], left, build(middle + 1, end))

        return build(0, len(values))
