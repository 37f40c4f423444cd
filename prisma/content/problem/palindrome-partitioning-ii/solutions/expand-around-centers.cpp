#include <algorithm>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minCut(string s) {
        vector<int> cuts(s.size() + 1);
        iota(cuts.begin(), cuts.end(), -1);
        for (int center = 0; center < static_cast<int>(s.size()); center++) {
            expand(s, center, center, cuts);
            expand(s, center - 1, center, cuts);
        }
        return cuts.back();
    }

private:
    void expand(const string& s, int left, int right, vector<int>& cuts) {
        int n = s.size();
        while (left >= 0 && right < n && s[left] == s[right]) {
            cuts[right + 1] = min(cuts[right + 1], cuts[left] + 1);
            left--;
            right++;
        }
    }
};
