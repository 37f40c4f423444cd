#include <algorithm>
#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int findMaximizedCapital(int k, int w, vector<int>& profits, vector<int>& capital) {
        vector<pair<int, int>> projects;
        for (size_t i = 0; i < profits.size(); i++) {
            projects.push_back({capital[i], profits[i]});
        }
        sort(projects.begin(), projects.end());
        priority_queue<int> affordable;
        size_t next = 0;
        while (k-- > 0) {
            while (next < projects.size() && projects[next].first <= w) {
                affordable.push(projects[next++].second);
            }
            if (affordable.empty()) break;
            w += affordable.top();
            affordable.pop();
        }
        return w;
    }
};
