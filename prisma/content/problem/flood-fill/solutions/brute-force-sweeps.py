class Solution:
    def floodFill(
        self, image: list[list[int]], sr: int, sc: int, color: int
    ) -> list[list[int]]:
        rows, columns = len(image), len(image[0])
        old = image[sr][sc]
        filled = {(sr, sc)}
        changed = True
        while changed:
            changed = False
            for r in range(rows):
                for c in range(columns):
                    if image[r][c] != old or (r, c) in filled:
                        continue
                    around = ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                    if any(cell in filled for cell in around):
                        filled.add((r, c))
                        changed = True
        for r, c in filled:
            image[r][c] = color
        return image
