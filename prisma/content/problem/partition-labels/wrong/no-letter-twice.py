# Wrong Answer: starts a new part at a letter that the current one already has
class Solution:
    def partitionLabels(self, s):
        parts = [""]
        for letter in s:
            if letter in parts[-1]:
                parts.append("")
            parts[-1] += letter
        return [len(part) for part in parts]
