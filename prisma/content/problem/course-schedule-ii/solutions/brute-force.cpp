#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findOrder(int numCourses, vector<vector<int>>& prerequisites) {
        vector<int> order;
        vector<bool> taken(numCourses, false);
        while (static_cast<int>(order.size()) < numCourses) {
            vector<bool> blocked = taken;
            for (const vector<int>& pair : prerequisites) {
                if (!taken[pair[1]]) blocked[pair[0]] = true;
            }
            auto next = find(blocked.begin(), blocked.end(), false);
            if (next == blocked.end()) return {};
            int course = static_cast<int>(next - blocked.begin());
            order.push_back(course);
            taken[course] = true;
        }
        return order;
    }
};
