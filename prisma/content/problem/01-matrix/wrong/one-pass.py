# Wrong Answer: makes only one pass, so a zero below or to the right is never seen
class Solution:
    def updateMatrix(self, mat):
        rows, columns = len(mat), len(mat[0])
        for r in range(rows):
            for c in range(columns):
                if mat[r][c] == 0:
                    continue
                up = mat[r - 1][c] if r > 0 else rows + columns
                left = mat[r][c - 1] if c > 0 else rows + columns
                mat[r][c] = 1 + min(up, left)
        return mat
