#include <iostream>
#include <string>
#include <vector>

using namespace std;

int count(vector<string>& box, size_t row, size_t column, const string& word,
          size_t at) {
    // Unsigned indices wrap around to huge values left of column 0 and above row 0.
    if (row >= box.size() || column >= box[0].size()) return 0;
    if (box[row][column] != word[at]) return 0;
    if (at + 1 == word.size()) return 1;

    box[row][column] = '.';
    const int found = count(box, row - 1, column, word, at + 1) +
                      count(box, row + 1, column, word, at + 1) +
                      count(box, row, column - 1, word, at + 1) +
                      count(box, row, column + 1, word, at + 1);
    box[row][column] = word[at];
    return found;
}

int main() {
    vector<string> box;
    for (string line; cin >> line;) box.push_back(line);
    const string word = box.back();
    box.pop_back();

    int trails = 0;
    for (size_t row = 0; row < box.size(); ++row) {
        for (size_t column = 0; column < box[0].size(); ++column) {
            trails += count(box, row, column, word, 0);
        }
    }
    cout << trails << '\n';
}
