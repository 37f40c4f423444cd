from collections import deque


class Solution:
    def floodFill(
        self, image: list[list[int]], sr: int, sc: int, color: int
    ) -> list[list[int]]:
        rows, columns = len(image), len(image[0])
        old = image[sr][sc]
        if old == color:
            return image
        image[sr][sc] = color
        queue = deque([(sr, sc)])
        while queue:
            r, c = queue.popleft()
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= nr < rows and 0 <= nc < columns and image[nr][nc] == old:
                    image[nr][nc] = color
                    queue.append((nr, nc))
        return image
