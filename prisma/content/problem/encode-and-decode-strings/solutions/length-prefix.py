class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join(f"{len(part)}:{part}" for part in strs)

    def decode(self, s: str) -> list[str]:
        strs = []
        at = 0
        while at < len(s):
            colon = s.index(":", at)
            end = colon + 1 + int(s[at:colon])
            strs.append(s[colon + 1 : end])
            at = end
        return strs
