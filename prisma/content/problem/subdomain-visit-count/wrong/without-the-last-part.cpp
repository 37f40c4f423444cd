// Wrong Answer: does not count the visits for the top-level domain
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> subdomainVisits(vector<string>& cpdomains) {
        unordered_map<string, int> totals;
        for (const string& entry : cpdomains) {
            int number = stoi(entry);
            size_t start = entry.find(' ');
            while (entry.find('.', start + 1) != string::npos) {
                totals[entry.substr(start + 1)] += number;
                start = entry.find('.', start + 1);
            }
        }
        vector<string> lines;
        for (const auto& [domain, total] : totals) {
            lines.push_back(to_string(total) + " " + domain);
        }
        return lines;
    }
};
