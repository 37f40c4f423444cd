# Wrong Answer: returns the number at a missing child, so each leaf counts twice
class Solution:
    def sumNumbers(self, root):
        def sum_from(node, number):
            if node is None:
                return number
            number = number * 10 + node.val
            return sum_from(node.left, number) + sum_from(node.right, number)

        return sum_from(root, 0)
