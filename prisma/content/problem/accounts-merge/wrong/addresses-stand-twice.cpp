// Wrong Answer: returns an address twice if it occurs in two accounts
#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> accountsMerge(vector<vector<string>>& accounts) {
        parents.resize(accounts.size());
        iota(parents.begin(), parents.end(), 0);
        map<string, int> firstWith;
        for (size_t i = 0; i < accounts.size(); i++) {
            for (size_t k = 1; k < accounts[i].size(); k++) {
                int first = firstWith.try_emplace(accounts[i][k], i).first->second;
                parents[find(i)] = find(first);
            }
        }
        map<int, vector<string>> mailsOf;
        for (size_t i = 0; i < accounts.size(); i++) {
            vector<string>& mails = mailsOf[find(i)];
            mails.insert(mails.end(), accounts[i].begin() + 1, accounts[i].end());
        }
        vector<vector<string>> persons;
        for (auto& [account, mails] : mailsOf) {
            sort(mails.begin(), mails.end());
            mails.insert(mails.begin(), accounts[account][0]);
            persons.push_back(mails);
        }
        return persons;
    }

private:
    vector<int> parents;

    int find(int account) {
        while (parents[account] != account) account = parents[account];
        return account;
    }
};
