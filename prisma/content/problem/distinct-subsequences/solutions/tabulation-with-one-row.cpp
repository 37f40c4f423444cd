#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int numDistinct(string s, string t) {
        vector<int> ways(t.size() + 1, 0);
        ways[0] = 1;
        for (char letter : s) {
            for (size_t j = t.size(); j > 0; j--) {
                if (t[j - 1] == letter) ways[j] += ways[j - 1];
            }
        }
        return ways.back();
    }
};
