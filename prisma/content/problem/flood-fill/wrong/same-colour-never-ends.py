# Runtime Error: if the new colour equals the old one, the recursion never ends
class Solution:
    def floodFill(self, image, sr, sc, color):
        old = image[sr][sc]

        def fill(r, c):
            if not (0 <= r < len(image) and 0 <= c < len(image[0])):
                return
            if image[r][c] == old:
                image[r][c] = color
                fill(r - 1, c)
                fill(r + 1, c)
                fill(r, c - 1)
                fill(r, c + 1)

        fill(sr, sc)
        return image
