#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findOrder(int numCourses, vector<vector<int>>& prerequisites) {
        vector<int> missing(numCourses, 0);
        vector<vector<int>> waiting(numCourses);
        for (const vector<int>& pair : prerequisites) {
            missing[pair[0]]++;
            waiting[pair[1]].push_back(pair[0]);
        }
        vector<int> order;
        for (int course = 0; course < numCourses; course++) {
            if (missing[course] == 0) order.push_back(course);
        }
        for (size_t place = 0; place < order.size(); place++) {
            for (int course : waiting[order[place]]) {
                if (--missing[course] == 0) order.push_back(course);
            }
        }
        if (static_cast<int>(order.size()) < numCourses) return {};
        return order;
    }
};
