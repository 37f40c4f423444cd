#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    string removeDuplicates(string s, int k) {
        vector<pair<char, int>> rows;
        for (char letter : s) {
            bool isNew = rows.empty() || rows.back().first != letter;
            if (isNew) rows.emplace_back(letter, 0);
            if (++rows.back().second == k) rows.pop_back();
        }
        string left;
        for (auto [letter, count] : rows) left.append(count, letter);
        return left;
    }
};
