#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string minWindow(string s, string t) {
        vector<int> wanted(128);
        for (char letter : t) wanted[letter]++;
        size_t from = 0, best = s.size() + 1;
        for (size_t start = 0; start < s.size(); start++) {
            vector<int> need = wanted;
            size_t missing = t.size();
            for (size_t end = start; end < s.size() && end - start + 1 < best; end++) {
                if (need[s[end]]-- > 0) missing--;
                if (missing == 0) {
                    from = start;
                    best = end - start + 1;
                }
            }
        }
        return best > s.size() ? "" : s.substr(from, best);
    }
};
