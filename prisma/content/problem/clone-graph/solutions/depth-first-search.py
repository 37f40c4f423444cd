from typing import Optional


class Solution:
    def cloneGraph(self, node: Optional["Node"]) -> Optional["Node"]:
        copies = {}

        def copy(original):
            if original in copies:
                return copies[original]
            twin = Node(original.val)
            copies[original] = twin
            for neighbor in original.neighbors:
                twin.neighbors.append(copy(neighbor))
            return twin

        return copy(node) if node else None
