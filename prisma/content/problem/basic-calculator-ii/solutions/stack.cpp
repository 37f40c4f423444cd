#include <cctype>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int calculate(string s) {
        vector<int> terms;
        char previous = '+';
        int number = 0;
        for (char character : s + "+") {
            if (isdigit(character)) {
                number = number * 10 + (character - '0');
            } else if (character != ' ') {
                if (previous == '+') {
                    terms.push_back(number);
                } else if (previous == '-') {
                    terms.push_back(-number);
                } else if (previous == '*') {
                    terms.back() *= number;
                } else {
                    terms.back() /= number;
                }
                previous = character;
                number = 0;
            }
        }
        return accumulate(terms.begin(), terms.end(), 0);
    }
};
