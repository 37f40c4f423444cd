#include <algorithm>
#include <array>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isSubsequence(string s, string t) {
        array<vector<int>, 26> indices;
        int m = t.size();
        for (int i = 0; i < m; i++) indices[t[i] - 'a'].push_back(i);
        int from = 0;
        for (char letter : s) {
            const vector<int>& places = indices[letter - 'a'];
            auto next = lower_bound(places.begin(), places.end(), from);
            if (next == places.end()) return false;
            from = *next + 1;
        }
        return true;
    }
};
