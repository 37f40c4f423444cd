#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string rankTeams(vector<string>& votes) {
        vector<vector<int>> counts(26, vector<int>(votes[0].size()));
        for (const string& vote : votes) {
            for (size_t place = 0; place < vote.size(); ++place) {
                ++counts[vote[place] - 'A'][place];
            }
        }
        string teams = votes[0];
        sort(teams.begin(), teams.end(), [&](char team, char other) {
            const auto& row = counts[team - 'A'];
            const auto& otherRow = counts[other - 'A'];
            return row != otherRow ? row > otherRow : team < other;
        });
        return teams;
    }
};
