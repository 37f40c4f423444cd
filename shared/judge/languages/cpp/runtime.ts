import { CPP_NODES } from './nodes.ts';

/** The part that all C++ drivers share: reading cases, writing answers, the clock. */
export const CPP_RUNTIME = String.raw`#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>
namespace judge {
inline std::unordered_set<const Node *> given;
/** What a Node is of: a list with random links, or a graph. */
inline bool isRandomList = false;

struct Reader {
  const char *at;
  explicit Reader(const std::string &line) : at(line.c_str()) {}
  void expect(char sign) {
    if (*at != sign) { std::fprintf(stderr, "a case cannot be read at %.20s\n", at); std::exit(70); }
    at++;
  }
  bool more() const { return *at != ']'; }
  bool skip(const char *word) {
    std::size_t length = std::strlen(word);
    if (std::strncmp(at, word, length) != 0) return false;
    at += length;
    return true;
  }
  void read(int &value) { char *end; value = static_cast<int>(std::strtol(at, &end, 10)); at = end; }
  void read(long long &value) {
    bool quoted = *at == '"';
    if (quoted) at++;
    char *end; value = std::strtoll(at, &end, 10); at = end;
    if (quoted) expect('"');
  }
  void read(double &value) { char *end; value = std::strtod(at, &end); at = end; }
  void read(bool &value) { value = skip("true"); if (!value) skip("false"); }
  void read(char &value) { std::string text; read(text); value = text.empty() ? '\0' : text[0]; }
  void read(std::string &value) {
    value.clear();
    expect('"');
    while (*at != '"') {
      if (*at != '\\') { value += *at++; continue; }
      at++;
      char sign = *at++;
      switch (sign) {
        case 'n': value += '\n'; break;
        case 't': value += '\t'; break;
        case 'r': value += '\r'; break;
        case 'b': value += '\b'; break;
        case 'f': value += '\f'; break;
        case 'u': value += static_cast<char>(std::strtol(std::string(at, 4).c_str(), nullptr, 16)); at += 4; break;
        default: value += sign;
      }
    }
    at++;
  }
  template <class T> void read(std::vector<T> &values) {
    values.clear();
    expect('[');
    while (more()) {
      if (!values.empty()) expect(',');
      T value{};
      read(value);
      values.push_back(value);
    }
    at++;
  }
  void read(ListNode *&head) {
    std::vector<int> values;
    bool isCyclic = at[0] == '[' && at[1] == '[';
    int back = 0;
    if (isCyclic) at++;
    read(values);
    if (isCyclic) { expect(','); read(back); expect(']'); }
    head = nullptr;
    ListNode *last = nullptr;
    for (std::size_t place = values.size(); place-- > 0;) {
      head = new ListNode(values[place], head);
      if (!last) last = head;
      if (isCyclic && place == static_cast<std::size_t>(back)) last->next = head;
    }
  }
  void read(TreeNode *&root) {
    std::vector<TreeNode *> nodes, parents;
    expect('[');
    while (more()) {
      if (!nodes.empty()) expect(',');
      TreeNode *node = nullptr;
      if (!skip("null")) { int value; read(value); node = new TreeNode(value); parents.push_back(node); }
      if (!nodes.empty()) {
        TreeNode *parent = parents[(nodes.size() - 1) / 2];
        (nodes.size() % 2 == 1 ? parent->left : parent->right) = node;
      }
      nodes.push_back(node);
    }
    at++;
    root = nodes.empty() ? nullptr : nodes[0];
  }
  void readRandomList(Node *&head) {
    std::vector<Node *> nodes;
    std::vector<int> places;
    expect('[');
    while (more()) {
      if (!nodes.empty()) expect(',');
      int value, place = -1;
      expect('['); read(value); expect(',');
      if (!skip("null")) read(place);
      expect(']');
      nodes.push_back(new Node(value));
      places.push_back(place);
    }
    at++;
    for (std::size_t place = 0; place < nodes.size(); place++) {
      if (place + 1 < nodes.size()) nodes[place]->next = nodes[place + 1];
      if (places[place] >= 0) nodes[place]->random = nodes[static_cast<std::size_t>(places[place])];
    }
    given.insert(nodes.begin(), nodes.end());
    head = nodes.empty() ? nullptr : nodes[0];
  }
  void read(Node *&first) {
    if (isRandomList) return readRandomList(first);
    std::vector<std::vector<int>> neighbors;
    read(neighbors);
    std::vector<Node *> nodes;
    for (std::size_t place = 0; place < neighbors.size(); place++) nodes.push_back(new Node(static_cast<int>(place) + 1));
    for (std::size_t place = 0; place < neighbors.size(); place++)
      for (int other : neighbors[place]) nodes[place]->neighbors.push_back(nodes[static_cast<std::size_t>(other) - 1]);
    given.insert(nodes.begin(), nodes.end());
    first = nodes.empty() ? nullptr : nodes[0];
  }
};

inline void write(std::string &out, std::nullptr_t) { out += "null"; }
inline void write(std::string &out, bool value) { out += value ? "true" : "false"; }
inline void write(std::string &out, int value) { out += std::to_string(value); }
inline void write(std::string &out, long long value) {
  bool isLarge = value > 9007199254740992LL || value < -9007199254740992LL;
  if (isLarge) out += '"';
  out += std::to_string(value);
  if (isLarge) out += '"';
}
inline void write(std::string &out, double value) {
  char text[40];
  std::snprintf(text, sizeof text, "%.17g", value);
  if (value - value != 0) out += '"' + std::string(text) + '"'; // no number of JSON
  else out += text;
}
inline void write(std::string &out, const std::string &value) {
  out += '"';
  for (char sign : value) {
    unsigned char code = static_cast<unsigned char>(sign);
    if (sign == '"' || sign == '\\') { out += '\\'; out += sign; }
    else if (code < 32) { char text[8]; std::snprintf(text, sizeof text, "\\u%04x", code); out += text; }
    else out += sign;
  }
  out += '"';
}
inline void write(std::string &out, char value) { write(out, std::string(1, value)); }
${CPP_NODES}template <class T> void write(std::string &out, const std::vector<T> &values) {
  out += '[';
  for (std::size_t place = 0; place < values.size(); place++) {
    if (place > 0) out += ',';
    write(out, static_cast<T>(values[place]));
  }
  out += ']';
}

struct Session {
  std::string mark, line, out;
  std::vector<std::string> inputs;
  std::size_t turn = 0;
  int repeat = 1;
  timespec begin;
  long long taken = 0;
  Session() {
    std::string header;
    readLine(header);
    std::size_t space = header.find(' ');
    mark = header.substr(0, space);
    repeat = std::atoi(header.c_str() + space + 1);
  }
  static bool readLine(std::string &text) {
    text.clear();
    char piece[65536];
    while (std::fgets(piece, sizeof piece, stdin)) {
      text += piece;
      if (text.back() == '\n') { text.pop_back(); return true; }
    }
    return !text.empty();
  }
  bool next() {
    out.clear();
    given.clear();
    inputs.clear();
    turn = 0;
    if (!readLine(line) || line.empty()) return false;
    for (std::size_t from = 0, to = 0; to != std::string::npos; from = to + 1) {
      to = line.find('\t', from);
      inputs.push_back(line.substr(from, to - from));
    }
    return true;
  }
  const std::string &input() { return inputs[turn++ % inputs.size()]; }
  // <chrono> would take a compiler longer to read than all the rest of this.
  void start() { clock_gettime(CLOCK_MONOTONIC, &begin); }
  void stop() {
    timespec end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    taken = (end.tv_sec - begin.tv_sec) * 1000000000LL + (end.tv_nsec - begin.tv_nsec);
  }
  void finish() {
#if defined(_LIBCPP_IOSTREAM) || defined(_GLIBCXX_IOSTREAM)
    std::cout.flush();
#endif
    std::printf("\n%s %lld %s\n", mark.c_str(), taken, out.c_str());
    std::fflush(stdout);
  }
};
} // namespace judge
`;
