class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
        old = image[sr][sc]
        cells = {complex(r, c): v for r, row in enumerate(image) for c, v in enumerate(row)}
        todo, seen = [complex(sr, sc)], set()
        while todo:
            z = todo.pop()
            if z in seen or cells.get(z) != old: continue
            seen.add(z)
            image[int(z.real)][int(z.imag)] = color
            todo += [z + d for d in (1, -1, 1j, -1j)]
        return image
