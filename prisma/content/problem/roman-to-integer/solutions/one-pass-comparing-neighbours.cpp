#include <string>
using namespace std;

class Solution {
public:
    int romanToInt(string s) {
        int total = 0;
        for (size_t i = 0; i < s.size(); ++i) {
            bool isSubtracted = i + 1 < s.size() && valueOf(s[i]) < valueOf(s[i + 1]);
            total += isSubtracted ? -valueOf(s[i]) : valueOf(s[i]);
        }
        return total;
    }

private:
    static int valueOf(char symbol) {
        switch (symbol) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            case 'D': return 500;
            default: return 1000;
        }
    }
};
