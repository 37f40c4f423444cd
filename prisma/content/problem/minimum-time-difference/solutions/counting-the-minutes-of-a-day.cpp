#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int findMinDifference(vector<string>& timePoints) {
        if (timePoints.size() > 1440) return 0;
        vector<bool> isMarked(1440);
        for (const string& time : timePoints) {
            int minute = 60 * stoi(time.substr(0, 2)) + stoi(time.substr(3));
            if (isMarked[minute]) return 0;
            isMarked[minute] = true;
        }

        int first = -1, previous = -1, smallest = 1440;
        for (int minute = 0; minute < 1440; minute++) {
            if (!isMarked[minute]) continue;
            if (first < 0) {
                first = minute;
            } else {
                smallest = min(smallest, minute - previous);
            }
            previous = minute;
        }
        return min(smallest, first + 1440 - previous);
    }
};
