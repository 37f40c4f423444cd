#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> findLadders(string beginWord, string endWord,
                                       vector<string>& wordList) {
        words.insert(wordList.begin(), wordList.end());
        if (!words.count(endWord)) return {};
        words.insert(beginWord);
        Links toBegin{{beginWord, {}}}, toEnd{{endWord, {}}};
        vector<string> front{beginWord}, back{endWord}, meeting;
        while (!front.empty() && !back.empty() && meeting.empty()) {
            bool isFront = front.size() <= back.size();
            vector<string>& layer = isFront ? front : back;
            layer = expand(layer, isFront ? toBegin : toEnd);
            const Links& others = isFront ? toEnd : toBegin;
            for (const string& word : layer) {
                if (others.count(word)) meeting.push_back(word);
            }
        }
        vector<vector<string>> ladders;
        for (const string& word : meeting) {
            vector<vector<string>> lasts = pathsFrom(word, toEnd);
            for (const vector<string>& first : pathsFrom(word, toBegin)) {
                for (const vector<string>& last : lasts) {
                    ladders.emplace_back(first.rbegin(), first.rend());
                    vector<string>& ladder = ladders.back();
                    ladder.insert(ladder.end(), last.begin() + 1, last.end());
                }
            }
        }
        return ladders;
    }

private:
    using Links = unordered_map<string, vector<string>>;

    unordered_set<string> words;

    vector<string> expand(const vector<string>& layer, Links& links) {
        Links found;
        for (const string& word : layer) {
            for (const string& other : neighboursOf(word)) {
                if (!words.count(other) || links.count(other)) continue;
                found[other].push_back(word);
            }
        }
        vector<string> next;
        for (const auto& [word, list] : found) {
            links[word] = list;
            next.push_back(word);
        }
        return next;
    }

    vector<vector<string>> pathsFrom(const string& start, const Links& links) {
        vector<vector<string>> paths;
        vector<string> path{start};
        walk(links, path, paths);
        return paths;
    }

    void walk(const Links& links, vector<string>& path, vector<vector<string>>& paths) {
        const vector<string>& others = links.at(path.back());
        if (others.empty()) paths.push_back(path);
        for (const string& other : others) {
            path.push_back(other);
            walk(links, path, paths);
            path.pop_back();
        }
    }

    vector<string> neighboursOf(const string& word) {
        vector<string> found;
        for (size_t i = 0; i < word.size(); i++) {
            for (char letter = 'a'; letter <= 'z'; letter++) {
                found.push_back(word);
                found.back()[i] = letter;
            }
        }
        return found;
    }
};
