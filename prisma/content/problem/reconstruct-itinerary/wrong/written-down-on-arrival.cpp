// Wrong Answer: adds an airport on arrival (preorder), not when it has no ticket left (postorder)
class Solution {
    map<string, multiset<string>> goals;
    vector<string> journey;

    void travel(const string& airport) {
        journey.push_back(airport);
        while (!goals[airport].empty()) {
            string next = *goals[airport].begin();
            goals[airport].erase(goals[airport].begin());
            travel(next);
        }
    }

public:
    vector<string> findItinerary(vector<vector<string>>& tickets) {
        for (auto& ticket : tickets) goals[ticket[0]].insert(ticket[1]);
        travel("JFK");
        return journey;
    }
};
