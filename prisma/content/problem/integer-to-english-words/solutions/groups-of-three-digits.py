class Solution:
    SMALL = (
        "One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen "
        "Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen"
    ).split()
    TENS = "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()
    PLACES = ((10**9, "Billion"), (10**6, "Million"), (1000, "Thousand"), (1, ""))

    def numberToWords(self, num: int) -> str:
        if num == 0:
            return "Zero"
        words = []
        for value, name in self.PLACES:
            part = num // value % 1000
            if part > 0:
                words += self.words_of(part)
                if name:
                    words.append(name)
        return " ".join(words)

    def words_of(self, part: int) -> list[str]:
        words = []
        if part >= 100:
            words += [self.SMALL[part // 100 - 1], "Hundred"]
        rest = part % 100
        if rest >= 20:
            words.append(self.TENS[rest // 10 - 2])
            rest %= 10
        if rest > 0:
            words.append(self.SMALL[rest - 1])
        return words
