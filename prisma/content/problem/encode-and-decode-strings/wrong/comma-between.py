# Wrong Answer: splits at commas in the content as well
class Codec:
    def encode(self, strs):
        return ",".join(strs)

    def decode(self, s):
        return s.split(",")
