// Wrong Answer: does not reset the number, so it keeps growing in the next group
#include <cctype>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    string decodeString(string s) {
        vector<pair<string, int>> waiting;
        string current;
        int count = 0;
        for (char character : s) {
            if (isdigit(character)) {
                count = (count * 10 + (character - '0')) % 1000;
            } else if (character == '[') {
                waiting.emplace_back(current, count);
                current.clear();
            } else if (character == ']') {
                auto [before, times] = waiting.back();
                waiting.pop_back();
                for (int i = 0; i < times; i++) before += current;
                current = before;
            } else {
                current += character;
            }
        }
        return current;
    }
};
