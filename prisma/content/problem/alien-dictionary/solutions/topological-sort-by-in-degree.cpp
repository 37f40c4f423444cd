#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string alienOrder(vector<string>& words) {
        map<char, set<char>> behind;
        map<char, int> before;
        for (const string& word : words) {
            for (char letter : word) before[letter] = 0;
        }
        for (size_t i = 1; i < words.size(); i++) {
            const string &first = words[i - 1], &second = words[i];
            size_t at = 0, shorter = min(first.size(), second.size());
            while (at < shorter && first[at] == second[at]) at++;
            if (at < shorter) {
                bool isNew = behind[first[at]].insert(second[at]).second;
                if (isNew) before[second[at]]++;
            } else if (first.size() > second.size()) {
                return "";
            }
        }
        string order;
        for (auto [letter, count] : before) {
            if (count == 0) order += letter;
        }
        for (size_t i = 0; i < order.size(); i++) {
            for (char other : behind[order[i]]) {
                if (--before[other] == 0) order += other;
            }
        }
        return order.size() == before.size() ? order : "";
    }
};
