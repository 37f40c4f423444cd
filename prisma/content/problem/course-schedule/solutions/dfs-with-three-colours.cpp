#include <vector>
using namespace std;

class Solution {
    enum State { New, Open, Done };
    vector<vector<int>> needs;
    vector<State> state;

    bool isFreeOfCycles(int course) {
        if (state[course] != New) return state[course] == Done;
        state[course] = Open;
        for (int needed : needs[course]) {
            if (!isFreeOfCycles(needed)) return false;
        }
        state[course] = Done;
        return true;
    }

public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        needs.assign(numCourses, {});
        for (const vector<int>& pair : prerequisites) needs[pair[0]].push_back(pair[1]);
        state.assign(numCourses, New);
        for (int course = 0; course < numCourses; course++) {
            if (!isFreeOfCycles(course)) return false;
        }
        return true;
    }
};
