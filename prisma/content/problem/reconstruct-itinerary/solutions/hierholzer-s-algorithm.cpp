#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> findItinerary(vector<vector<string>>& tickets) {
        sort(tickets.begin(), tickets.end(), greater<>());
        map<string, vector<string>> goals;
        for (const vector<string>& ticket : tickets) {
            goals[ticket[0]].push_back(ticket[1]);
        }
        vector<string> journey, stack = {"JFK"};
        while (!stack.empty()) {
            vector<string>& left = goals[stack.back()];
            if (left.empty()) {
                journey.push_back(stack.back());
                stack.pop_back();
            } else {
                stack.push_back(left.back());
                left.pop_back();
            }
        }
        reverse(journey.begin(), journey.end());
        return journey;
    }
};
