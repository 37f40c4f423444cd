class Solution:
    def convert(self, s: str, numRows: int) -> str:
        if numRows == 1:
            return s
        cycle = 2 * numRows - 2
        converted = []
        for row in range(min(numRows, len(s))):
            for start in range(0, len(s) - row, cycle):
                converted.append(s[start + row])
                upward = start + cycle - row
                if 0 < row < numRows - 1 and upward < len(s):
                    converted.append(s[upward])
        return "".join(converted)
