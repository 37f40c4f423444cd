#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> findLadders(string beginWord, string endWord,
                                       vector<string>& wordList) {
        unordered_set<string> unused(wordList.begin(), wordList.end());
        unused.erase(beginWord);
        vector<string> layer{beginWord};
        while (!layer.empty() && !parents.count(endWord)) {
            unordered_map<string, vector<string>> found;
            for (const string& word : layer) {
                for (const string& other : neighboursOf(word)) {
                    if (unused.count(other)) found[other].push_back(word);
                }
            }
            layer.clear();
            for (const auto& [word, list] : found) {
                unused.erase(word);
                parents[word] = list;
                layer.push_back(word);
            }
        }
        path.push_back(endWord);
        climb(endWord, beginWord);
        return ladders;
    }

private:
    unordered_map<string, vector<string>> parents;
    vector<vector<string>> ladders;
    vector<string> path;

    void climb(const string& word, const string& beginWord) {
        if (word == beginWord) {
            ladders.emplace_back(path.rbegin(), path.rend());
            return;
        }
        auto found = parents.find(word);
        if (found == parents.end()) return;
        for (const string& parent : found->second) {
            path.push_back(parent);
            climb(parent, beginWord);
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
