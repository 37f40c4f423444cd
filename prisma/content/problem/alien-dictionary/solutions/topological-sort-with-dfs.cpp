#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
    enum State { New, Open, Done };
    map<char, set<char>> behind;
    map<char, State> states;
    string order;

    bool explore(char letter) {
        State& state = states[letter];
        if (state != New) return state == Done;
        state = Open;
        for (char other : behind[letter]) {
            if (!explore(other)) return false;
        }
        state = Done;
        order += letter;
        return true;
    }

public:
    string alienOrder(vector<string>& words) {
        behind.clear();
        states.clear();
        order.clear();
        for (const string& word : words) {
            for (char letter : word) behind[letter];
        }
        for (size_t i = 1; i < words.size(); i++) {
            const string &first = words[i - 1], &second = words[i];
            size_t at = 0, shorter = min(first.size(), second.size());
            while (at < shorter && first[at] == second[at]) at++;
            if (at < shorter) {
                behind[first[at]].insert(second[at]);
            } else if (first.size() > second.size()) {
                return "";
            }
        }
        for (const auto& [letter, others] : behind) {
            if (!explore(letter)) return "";
        }
        reverse(order.begin(), order.end());
        return order;
    }
};
