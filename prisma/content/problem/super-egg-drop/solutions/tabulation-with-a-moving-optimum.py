class Solution:
    def superEggDrop(self, k: int, n: int) -> int:
        fewer_eggs = list(range(n + 1))
        for _ in range(k - 1):
            moves = [0] * (n + 1)
            x = 1
            for floors in range(1, n + 1):
                while x < floors and max(fewer_eggs[x - 1], moves[floors - x]) >= max(
                    fewer_eggs[x], moves[floors - x - 1]
                ):
                    x += 1
                moves[floors] = 1 + max(fewer_eggs[x - 1], moves[floors - x])
            fewer_eggs = moves
        return fewer_eggs[n]
