#include <algorithm>
#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    int numOfMinutes(int n, int headID, vector<int>& manager, vector<int>& informTime) {
        vector<vector<int>> subordinates(n);
        for (int i = 0; i < n; i++) {
            if (manager[i] != -1) subordinates[manager[i]].push_back(i);
        }
        vector<int> minutes(n);
        int latest = 0;
        queue<int> waiting;
        waiting.push(headID);
        while (!waiting.empty()) {
            int employee = waiting.front();
            waiting.pop();
            latest = max(latest, minutes[employee]);
            for (int other : subordinates[employee]) {
                minutes[other] = minutes[employee] + informTime[employee];
                waiting.push(other);
            }
        }
        return latest;
    }
};
