from datetime import datetime
class Solution:
    def findMinDifference(self, timePoints: List[str]) -> int:
        if len(timePoints) > 1440: return 0
        day = 24 * 60
        t = sorted(int((datetime.strptime(p, '%H:%M') - datetime(1900, 1, 1)).total_seconds()) // 60 for p in timePoints)
        return min((b - a) % day or (0 if len(set(t)) < len(t) else day) for a, b in zip(t, t[1:] + t[:1]))
