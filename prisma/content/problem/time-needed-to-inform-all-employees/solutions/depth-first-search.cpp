#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int numOfMinutes(int n, int headID, vector<int>& manager, vector<int>& informTime) {
        subordinates.resize(n);
        for (int i = 0; i < n; i++) {
            if (manager[i] != -1) subordinates[manager[i]].push_back(i);
        }
        return minutesBelow(headID, informTime);
    }

private:
    vector<vector<int>> subordinates;

    int minutesBelow(int employee, const vector<int>& informTime) {
        int longest = 0;
        for (int other : subordinates[employee]) {
            longest = max(longest, minutesBelow(other, informTime));
        }
        return informTime[employee] + longest;
    }
};
