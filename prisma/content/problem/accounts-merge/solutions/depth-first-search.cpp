#include <set>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> accountsMerge(vector<vector<string>>& accounts) {
        int n = accounts.size();
        unordered_map<string, vector<int>> accountsWith;
        for (int i = 0; i < n; i++) {
            for (size_t k = 1; k < accounts[i].size(); k++) {
                accountsWith[accounts[i][k]].push_back(i);
            }
        }
        vector<bool> visited(n, false);
        vector<vector<string>> merged;
        for (int start = 0; start < n; start++) {
            if (visited[start]) continue;
            visited[start] = true;
            vector<int> stack{start};
            set<string> mails;
            while (!stack.empty()) {
                const vector<string>& account = accounts[stack.back()];
                stack.pop_back();
                for (size_t k = 1; k < account.size(); k++) {
                    if (!mails.insert(account[k]).second) continue;
                    for (int other : accountsWith[account[k]]) {
                        if (visited[other]) continue;
                        visited[other] = true;
                        stack.push_back(other);
                    }
                }
            }
            vector<string> person{accounts[start][0]};
            person.insert(person.end(), mails.begin(), mails.end());
            merged.push_back(person);
        }
        return merged;
    }
};
