#include <algorithm>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> subdomainVisits(vector<string>& cpdomains) {
        vector<pair<string, int>> totals;
        for (const string& entry : cpdomains) {
            int number = stoi(entry);
            size_t start = entry.find(' ');
            while (start != string::npos) {
                add(totals, entry.substr(start + 1), number);
                start = entry.find('.', start + 1);
            }
        }
        vector<string> lines;
        for (const auto& [domain, total] : totals) {
            lines.push_back(to_string(total) + " " + domain);
        }
        return lines;
    }

private:
    static void add(vector<pair<string, int>>& totals, const string& domain,
                    int number) {
        auto found = find_if(totals.begin(), totals.end(),
                             [&](const auto& pair) { return pair.first == domain; });
        if (found == totals.end()) {
            totals.emplace_back(domain, number);
        } else {
            found->second += number;
        }
    }
};
