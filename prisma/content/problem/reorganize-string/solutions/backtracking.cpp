#include <array>
#include <string>
using namespace std;

class Solution {
public:
    string reorganizeString(string s) {
        array<int, 26> left{};
        for (char letter : s) left[letter - 'a']++;
        string result;
        return fill(left, result, s.size()) ? result : "";
    }

private:
    bool fill(array<int, 26>& left, string& result, size_t length) {
        if (result.size() == length) return true;
        for (char letter = 'a'; letter <= 'z'; letter++) {
            int& count = left[letter - 'a'];
            if (count == 0 || (!result.empty() && result.back() == letter)) continue;
            count--;
            result += letter;
            if (fill(left, result, length)) return true;
            result.pop_back();
            count++;
        }
        return false;
    }
};
