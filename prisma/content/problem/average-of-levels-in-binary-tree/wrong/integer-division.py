# Wrong Answer: divides integers and loses the fraction
class Solution:
    def averageOfLevels(self, root):
        averages = []
        level = [root]
        while level:
            averages.append(sum(node.val for node in level) // len(level))
            level = [
                child for node in level for child in (node.left, node.right) if child
            ]
        return averages
