#include <vector>
using namespace std;

class Solution {
    enum State { New, Open, Done };
    vector<vector<int>> needs;
    vector<State> state;
    vector<int> order;

    bool finish(int course) {
        if (state[course] != New) return state[course] == Done;
        state[course] = Open;
        for (int needed : needs[course]) {
            if (!finish(needed)) return false;
        }
        state[course] = Done;
        order.push_back(course);
        return true;
    }

public:
    vector<int> findOrder(int numCourses, vector<vector<int>>& prerequisites) {
        needs.assign(numCourses, {});
        for (const vector<int>& pair : prerequisites) needs[pair[0]].push_back(pair[1]);
        state.assign(numCourses, New);
        order.clear();
        for (int course = 0; course < numCourses; course++) {
            if (!finish(course)) return {};
        }
        return order;
    }
};
