class Solution:
    def isNumber(self, s: str) -> bool:
        decimal, e, exponent = s.replace("E", "e").partition("e")
        if e and not self.is_digits(self.unsigned(exponent)):
            return False
        before, point, behind = self.unsigned(decimal).partition(".")
        if not before and not behind:
            return False
        return all(self.is_digits(piece) for piece in (before, behind) if piece)

    def unsigned(self, text: str) -> str:
        return text[1:] if text[:1] in ("+", "-") else text

    def is_digits(self, text: str) -> bool:
        return text.isdigit()
