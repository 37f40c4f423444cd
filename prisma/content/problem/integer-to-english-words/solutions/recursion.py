class Solution:
    SMALL = (
        "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen "
        "Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen"
    ).split()
    TENS = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()
    UNITS = (
        (10**9, "Billion"), (10**6, "Million"), (1000, "Thousand"), (100, "Hundred")
    )

    def numberToWords(self, num: int) -> str:
        return " ".join(self.words_of(num)) or "Zero"

    def words_of(self, num: int) -> list[str]:
        if num == 0:
            return []
        for unit, name in self.UNITS:
            if num >= unit:
                return [*self.words_of(num // unit), name, *self.words_of(num % unit)]
        if num >= 20:
            return [self.TENS[num // 10 - 2], *self.words_of(num % 10)]
        return [self.SMALL[num - 1]]
