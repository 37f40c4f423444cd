// Wrong Answer: compares the symbols alphabetically instead of by value
#include <string>
using namespace std;

class Solution {
public:
    int romanToInt(string s) {
        const string symbols = "IVXLCDM";
        const int values[] = {1, 5, 10, 50, 100, 500, 1000};
        int total = 0;
        for (size_t i = 0; i < s.size(); ++i) {
            int value = values[symbols.find(s[i])];
            total += i + 1 < s.size() && s[i] < s[i + 1] ? -value : value;
        }
        return total;
    }
};
