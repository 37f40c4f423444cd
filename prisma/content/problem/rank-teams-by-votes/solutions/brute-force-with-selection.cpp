#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string rankTeams(vector<string>& votes) {
        string left = votes[0];
        string ranking;
        while (!left.empty()) {
            size_t best = 0;
            for (size_t i = 1; i < left.size(); ++i) {
                if (isBetter(votes, left[i], left[best])) best = i;
            }
            ranking += left[best];
            left.erase(best, 1);
        }
        return ranking;
    }

private:
    bool isBetter(const vector<string>& votes, char team, char other) {
        for (size_t place = 0; place < votes[0].size(); ++place) {
            long count = countOf(votes, team, place);
            long otherCount = countOf(votes, other, place);
            if (count != otherCount) return count > otherCount;
        }
        return team < other;
    }

    long countOf(const vector<string>& votes, char team, size_t place) {
        return count_if(votes.begin(), votes.end(), [&](const string& vote) {
            return vote[place] == team;
        });
    }
};
