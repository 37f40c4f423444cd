// Wrong Answer: a set drops times that occur twice, although their difference is 0
#include <algorithm>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int findMinDifference(vector<string>& timePoints) {
        set<int> minutes;
        for (const string& time : timePoints) {
            minutes.insert(60 * stoi(time.substr(0, 2)) + stoi(time.substr(3)));
        }
        int smallest = *minutes.begin() + 1440 - *minutes.rbegin();
        for (auto it = next(minutes.begin()); it != minutes.end(); ++it) {
            smallest = min(smallest, *it - *prev(it));
        }
        return smallest;
    }
};
