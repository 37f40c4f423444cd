#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        vector<int> missing(numCourses, 0);
        vector<vector<int>> waiting(numCourses);
        for (const vector<int>& pair : prerequisites) {
            missing[pair[0]]++;
            waiting[pair[1]].push_back(pair[0]);
        }
        queue<int> ready;
        for (int course = 0; course < numCourses; course++) {
            if (missing[course] == 0) ready.push(course);
        }
        int finished = 0;
        while (!ready.empty()) {
            int taken = ready.front();
            ready.pop();
            finished++;
            for (int course : waiting[taken]) {
                if (--missing[course] == 0) ready.push(course);
            }
        }
        return finished == numCourses;
    }
};
