from sortedcontainers import SortedDict
class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        sd = SortedDict(Counter(hand))
        while sd:
            first, times = sd.peekitem(0)
            for card in range(first, first + groupSize):
                if sd.get(card, 0) < times: return False
                sd[card] -= times
                if sd[card] == 0: del sd[card]
        return True
