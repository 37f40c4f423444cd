#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int findMinDifference(vector<string>& timePoints) {
        vector<int> minutes;
        for (const string& time : timePoints) {
            minutes.push_back(60 * stoi(time.substr(0, 2)) + stoi(time.substr(3)));
        }
        sort(minutes.begin(), minutes.end());
        minutes.push_back(minutes[0] + 1440);
        int smallest = 1440;
        for (size_t i = 1; i < minutes.size(); i++) {
            smallest = min(smallest, minutes[i] - minutes[i - 1]);
        }
        return smallest;
    }
};
