// Wrong Answer: moves on to the next child although the cookie was only too small
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findContentChildren(vector<int>& g, vector<int>& s) {
        sort(g.begin(), g.end());
        sort(s.begin(), s.end());
        int content = 0;
        for (size_t i = 0; i < g.size() && i < s.size(); i++) content += s[i] >= g[i];
        return content;
    }
};
