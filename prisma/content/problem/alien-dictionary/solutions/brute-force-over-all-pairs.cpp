#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    string alienOrder(vector<string>& words) {
        set<pair<char, char>> rules;
        set<char> letters;
        for (size_t j = 0; j < words.size(); j++) {
            letters.insert(words[j].begin(), words[j].end());
            for (size_t i = 0; i < j; i++) {
                const string &first = words[i], &second = words[j];
                size_t at = 0, shorter = min(first.size(), second.size());
                while (at < shorter && first[at] == second[at]) at++;
                if (at < shorter) {
                    rules.insert({first[at], second[at]});
                } else if (first.size() > second.size()) {
                    return "";
                }
            }
        }
        string order;
        while (!letters.empty()) {
            auto isFree = [&](char letter) {
                return none_of(rules.begin(), rules.end(),
                               [&](const auto& rule) { return rule.second == letter; });
            };
            auto free = find_if(letters.begin(), letters.end(), isFree);
            if (free == letters.end()) return "";
            char letter = *free;
            order += letter;
            letters.erase(free);
            erase_if(rules, [&](const auto& rule) { return rule.first == letter; });
        }
        return order;
    }
};
