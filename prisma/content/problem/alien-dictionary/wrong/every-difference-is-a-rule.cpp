// Wrong Answer: adds an edge for every index where two words differ, not only for the first
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
            size_t shorter = min(first.size(), second.size());
            if (first.size() > shorter && first.substr(0, shorter) == second) return "";
            for (size_t at = 0; at < shorter; at++) {
                if (first[at] == second[at]) continue;
                if (behind[first[at]].insert(second[at]).second) before[second[at]]++;
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
