class Codec:
    def encode(self, strs: list[str]) -> str:
        return "".join("".join(f"{ord(sign)}," for sign in part) + ";" for part in strs)

    def decode(self, s: str) -> list[str]:
        return [
            "".join(chr(int(code)) for code in part.split(",")[:-1])
            for part in s.split(";")[:-1]
        ]
