#include <cctype>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int calculate(string s) {
        vector<pair<int, int>> waiting;
        int total = 0;
        int sign = 1;
        int number = 0;
        for (char character : s + "+") {
            if (isdigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character == '(') {
                waiting.emplace_back(total, sign);
                total = 0;
                sign = 1;
            } else if (character != ' ') {
                total += sign * number;
                number = 0;
                if (character == ')') {
                    auto [before, factor] = waiting.back();
                    waiting.pop_back();
                    total = before + factor * total;
                } else {
                    sign = character == '+' ? 1 : -1;
                }
            }
        }
        return total;
    }
};
