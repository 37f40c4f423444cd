/**
 * The part that all C++ drivers share: reading cases, writing answers, the clock. It stands in the prelude, before the
 * learner's program, so that it is compiled ahead and no macro of the program changes it.
 */
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
/** The nodes of the input, which a copy must not share. */
inline std::unordered_set<const void *> given;

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
};
inline void judge_read(Reader &in, int &value) { char *end; value = static_cast<int>(std::strtol(in.at, &end, 10)); in.at = end; }
inline void judge_read(Reader &in, long long &value) {
  bool quoted = *in.at == '"';
  if (quoted) in.at++;
  char *end; value = std::strtoll(in.at, &end, 10); in.at = end;
  if (quoted) in.expect('"');
}
inline void judge_read(Reader &in, double &value) { char *end; value = std::strtod(in.at, &end); in.at = end; }
inline void judge_read(Reader &in, bool &value) { value = in.skip("true"); if (!value) in.skip("false"); }
inline void judge_read(Reader &in, std::string &value) {
  value.clear();
  in.expect('"');
  while (*in.at != '"') {
    if (*in.at != '\\') { value += *in.at++; continue; }
    in.at++;
    char sign = *in.at++;
    switch (sign) {
      case 'n': value += '\n'; break;
      case 't': value += '\t'; break;
      case 'r': value += '\r'; break;
      case 'b': value += '\b'; break;
      case 'f': value += '\f'; break;
      case 'u': value += static_cast<char>(std::strtol(std::string(in.at, 4).c_str(), nullptr, 16)); in.at += 4; break;
      default: value += sign;
    }
  }
  in.at++;
}
inline void judge_read(Reader &in, char &value) { std::string text; judge_read(in, text); value = text.empty() ? '\0' : text[0]; }
template <class T> void judge_read(Reader &in, std::vector<T> &values) {
  values.clear();
  in.expect('[');
  while (in.more()) {
    if (!values.empty()) in.expect(',');
    T value{};
    judge_read(in, value);
    values.push_back(value);
  }
  in.at++;
}

/** A node with a value, also where the program brings a class of its own. */
template <class N, class V> N *node(V value) {
  if constexpr (requires { new N(value); }) return new N(value);
  else {
    N *made = new N();
    made->val = value;
    return made;
  }
}

inline void judge_write(std::string &out, std::nullptr_t) { out += "null"; }
inline void judge_write(std::string &out, bool value) { out += value ? "true" : "false"; }
inline void judge_write(std::string &out, int value) { out += std::to_string(value); }
inline void judge_write(std::string &out, long long value) {
  bool isLarge = value > 9007199254740992LL || value < -9007199254740992LL;
  if (isLarge) out += '"';
  out += std::to_string(value);
  if (isLarge) out += '"';
}
inline void judge_write(std::string &out, double value) {
  char text[40];
  std::snprintf(text, sizeof text, "%.17g", value);
  if (value - value != 0) out += '"' + std::string(text) + '"'; // no number of JSON
  else out += text;
}
inline void judge_write(std::string &out, const std::string &value) {
  out += '"';
  for (char sign : value) {
    unsigned char code = static_cast<unsigned char>(sign);
    if (sign == '"' || sign == '\\') { out += '\\'; out += sign; }
    else if (code < 32) { char text[8]; std::snprintf(text, sizeof text, "\\u%04x", code); out += text; }
    else out += sign;
  }
  out += '"';
}
inline void judge_write(std::string &out, char value) { judge_write(out, std::string(1, value)); }
template <class T> void judge_write(std::string &out, const std::vector<T> &values) {
  out += '[';
  for (std::size_t place = 0; place < values.size(); place++) {
    if (place > 0) out += ',';
    judge_write(out, static_cast<T>(values[place]));
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
    std::printf("\n%s %lld %s\n", mark.c_str(), taken, out.c_str());
    std::fflush(stdout);
  }
};
} // namespace judge
`;
