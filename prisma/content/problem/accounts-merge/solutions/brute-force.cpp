#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> accountsMerge(vector<vector<string>>& accounts) {
        vector<Group> groups;
        for (const vector<string>& account : accounts) {
            Group merged{account[0], {account.begin() + 1, account.end()}};
            vector<Group> others;
            for (Group& group : groups) {
                auto has = [&](const string& mail) {
                    return group.mails.count(mail) > 0;
                };
                if (any_of(account.begin() + 1, account.end(), has)) {
                    merged.mails.merge(group.mails);
                } else {
                    others.push_back(move(group));
                }
            }
            others.push_back(move(merged));
            groups = move(others);
        }
        vector<vector<string>> persons;
        for (const Group& group : groups) {
            vector<string> person{group.name};
            person.insert(person.end(), group.mails.begin(), group.mails.end());
            persons.push_back(person);
        }
        return persons;
    }

private:
    struct Group {
        string name;
        set<string> mails;
    };
};
