#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int findContentChildren(vector<int>& g, vector<int>& s) {
        sort(g.begin(), g.end());
        sort(s.begin(), s.end());
        size_t child = 0;
        for (size_t cookie = 0; cookie < s.size() && child < g.size(); ++cookie) {
            if (s[cookie] >= g[child]) ++child;
        }
        return static_cast<int>(child);
    }
};
