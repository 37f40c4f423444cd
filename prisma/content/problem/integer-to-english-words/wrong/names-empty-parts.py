# Wrong Answer: names a group that is 0, as in "One Million Thousand"
class Solution:
    SMALL = (
        "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen "
        "Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen"
    ).split()
    TENS = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()

    def numberToWords(self, num: int) -> str:
        words = self.part(num % 1000)
        for name in ("Thousand", "Million", "Billion"):
            num //= 1000
            if num > 0:
                words = [*self.part(num % 1000), name, *words]
        return " ".join(words) or "Zero"

    def part(self, num: int) -> list[str]:
        if num >= 100:
            return [self.SMALL[num // 100 - 1], "Hundred", *self.part(num % 100)]
        if num >= 20:
            return [self.TENS[num // 10 - 2], *self.part(num % 10)]
        return [self.SMALL[num - 1]] if num > 0 else []
