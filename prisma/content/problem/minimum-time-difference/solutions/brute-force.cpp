#include <algorithm>
#include <cstdlib>
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
        int smallest = 1440;
        for (size_t i = 0; i < minutes.size(); i++) {
            for (size_t j = 0; j < i; j++) {
                int difference = abs(minutes[i] - minutes[j]);
                smallest = min({smallest, difference, 1440 - difference});
            }
        }
        return smallest;
    }
};
