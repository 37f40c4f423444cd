#include <vector>
using namespace std;

class Solution {
public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        vector<bool> finished(numCourses, false);
        int count = 0;
        bool progress = true;
        while (progress) {
            progress = false;
            vector<bool> blocked(numCourses, false);
            for (const vector<int>& pair : prerequisites) {
                if (!finished[pair[1]]) blocked[pair[0]] = true;
            }
            for (int course = 0; course < numCourses; course++) {
                if (blocked[course] || finished[course]) continue;
                finished[course] = true;
                count++;
                progress = true;
            }
        }
        return count == numCourses;
    }
};
