from typing import Optional


class Codec:
    def serialize(self, root: Optional[TreeNode]) -> str:
        entries = []

        def write(node, path):
            if node:
                entries.append(f"{path}:{node.val}")
                write(node.left, path + "L")
                write(node.right, path + "R")

        write(root, "L")
        return ",".join(entries)

    def deserialize(self, data: str) -> Optional[TreeNode]:
        above = TreeNode()
        for entry in data.split(",") if data else []:
            path, val = entry.split(":")
            parent = above
            for step in path[:-1]:
                parent = parent.left if step == "L" else parent.right
            if path[-1] == "L":
                parent.left = TreeNode(int(val))
            else:
                parent.right = TreeNode(int(val))
        return above.left
