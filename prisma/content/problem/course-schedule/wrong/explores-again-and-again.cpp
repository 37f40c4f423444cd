// Time Limit Exceeded: does not remember which courses are done, so the number of explored paths is exponential
class Solution {
    vector<vector<int>> needs;
    vector<bool> open;

    bool isFreeOfCycles(int course) {
        if (open[course]) return false;
        open[course] = true;
        for (int needed : needs[course]) {
            if (!isFreeOfCycles(needed)) return false;
        }
        open[course] = false;
        return true;
    }

public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        needs.resize(numCourses);
        for (auto& pair : prerequisites) needs[pair[0]].push_back(pair[1]);
        open.assign(numCourses, false);
        for (int course = 0; course < numCourses; course++) {
            if (!isFreeOfCycles(course)) return false;
        }
        return true;
    }
};
