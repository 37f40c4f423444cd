class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(
            part.replace("/", "//").replace(",", "/,") + "," for part in strs
        )

    def decode(self, s: str) -> list[str]:
        strs = []
        part = []
        signs = iter(s)
        for sign in signs:
            if sign == ",":
                strs.append("".join(part))
                part.clear()
            else:
                part.append(next(signs) if sign == "/" else sign)
        return strs
