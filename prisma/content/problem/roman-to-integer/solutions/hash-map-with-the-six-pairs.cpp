#include <string>
#include <unordered_map>
using namespace std;

class Solution {
public:
    int romanToInt(string s) {
        static const unordered_map<string, int> values = {
            {"CM", 900}, {"CD", 400}, {"XC", 90}, {"XL", 40}, {"IX", 9},
            {"IV", 4},   {"M", 1000}, {"D", 500}, {"C", 100}, {"L", 50},
            {"X", 10},   {"V", 5},    {"I", 1}};
        int total = 0;
        size_t position = 0;
        while (position < s.size()) {
            size_t length = values.contains(s.substr(position, 2)) ? 2 : 1;
            string symbol = s.substr(position, length);
            total += values.at(symbol);
            position += symbol.size();
        }
        return total;
    }
};
