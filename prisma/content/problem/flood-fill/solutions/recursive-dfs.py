class Solution:
    def floodFill(
        self, image: list[list[int]], sr: int, sc: int, color: int
    ) -> list[list[int]]:
        rows, columns = len(image), len(image[0])
        old = image[sr][sc]

        def fill(r: int, c: int) -> None:
            if not (0 <= r < rows and 0 <= c < columns) or image[r][c] != old:
                return
            image[r][c] = color
            fill(r - 1, c)
            fill(r + 1, c)
            fill(r, c - 1)
            fill(r, c + 1)

        if old != color:
            fill(sr, sc)
        return image
