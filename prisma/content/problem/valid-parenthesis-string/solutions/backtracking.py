class Solution:
    def checkValidString(self, s: str) -> bool:
        def can_close(place: int, opened: int) -> bool:
            while place < len(s) and s[place] != "*":
                opened += 1 if s[place] == "(" else -1
                if opened < 0:
                    return False
                place += 1
            if place == len(s):
                return opened == 0
            return (
                can_close(place + 1, opened)
                or can_close(place + 1, opened + 1)
                or (opened > 0 and can_close(place + 1, opened - 1))
            )

        return can_close(0, 0)
