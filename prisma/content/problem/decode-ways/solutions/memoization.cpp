#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int numDecodings(string s) {
        vector<int> memo(s.size() + 1, -1);
        memo[s.size()] = 1;
        return ways(s, 0, memo);
    }

private:
    static int ways(const string& s, size_t i, vector<int>& memo) {
        if (memo[i] != -1) return memo[i];
        int count = 0;
        if (s[i] != '0') {
            count = ways(s, i + 1, memo);
            if (i + 1 < s.size() && stoi(s.substr(i, 2)) <= 26) {
                count += ways(s, i + 2, memo);
            }
        }
        return memo[i] = count;
    }
};
