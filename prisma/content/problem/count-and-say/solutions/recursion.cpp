#include <string>
using namespace std;

class Solution {
public:
    string countAndSay(int n) {
        if (n == 1) return "1";
        return describe(countAndSay(n - 1));
    }

private:
    string describe(const string& term) {
        string description;
        size_t start = 0;
        for (size_t i = 1; i <= term.size(); i++) {
            if (i < term.size() && term[i] == term[start]) continue;
            description += to_string(i - start);
            description += term[start];
            start = i;
        }
        return description;
    }
};
