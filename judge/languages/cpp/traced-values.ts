import { MAX_ITEMS, MAX_OBJECTS, MAX_TEXT } from '#judge/trace/trace.ts';

/** The part of the C++ runtime that writes values; it expects `Text`, `ids`, `objects` and `seen`. */
export const CPP_TRACED_VALUES = String.raw`inline void quote(Text &out, const char *text, std::size_t length) {
  out += '"';
  for (std::size_t place = 0; place < length && place < ${MAX_TEXT}; place++) {
    const unsigned char letter = static_cast<unsigned char>(text[place]);
    if (letter == '"' || letter == '\\') { out += '\\'; out += text[place]; }
    else if (letter < 32 || letter == 127) { char code[8]; std::snprintf(code, sizeof code, "\\u%04x", letter); out += code; }
    else out += text[place];
  }
  out += length > ${MAX_TEXT} ? "…\"" : "\"";
}
inline void quote(Text &out, const Text &text) { quote(out, text.data(), text.size()); }
template <class T> bool put(Text &out, const T &value, int depth);
template <class T> void putOrSkip(Text &out, const T &value, int depth) {
  if (!put(out, value, depth)) out += "{\"t\":\"text\",\"v\":\"…\"}";
}
struct Fields {
  Text text;
  template <class T> void operator()(const char *name, const T &value) {
    Text own;
    if (!put(own, value, 1)) return;
    if (!text.empty()) text += ',';
    quote(text, Text(name));
    text += ':' + own;
  }
};
template <class T> concept Named = requires(const T &object, Fields &fields) { object.judge_trace_fields(fields); };
template <class T> concept Linked = requires(const T &object) { object.val; object.next; };
template <class T> concept Branched = requires(const T &object) { object.val; object.left; };
template <class T> concept Shown = Named<T> || Linked<T> || Branched<T>;

template <class T> void fieldsOf(Fields &fields, const T &object) {
  if constexpr (Named<T>) object.judge_trace_fields(fields);
  else {
    fields("val", object.val);
    if constexpr (Branched<T>) { fields("left", object.left); fields("right", object.right); }
    if constexpr (requires { object.neighbors; }) {
      // A node of a graph or of a list with random links: what it is not for is empty.
      if (!object.neighbors.empty()) fields("neighbors", object.neighbors);
      if (object.next) fields("next", object.next);
      if (object.random) fields("random", object.random);
    } else if constexpr (Linked<T>) fields("next", object.next);
    if constexpr (requires { object.prev; }) fields("prev", object.prev);
    if constexpr (requires { object.child; }) fields("child", object.child);
  }
}
template <class T> Text typeOf(const T &) {
  if constexpr (requires { T::judge_trace_type(); }) return T::judge_trace_type();
  else if constexpr (Branched<T>) return "TreeNode";
  else if constexpr (requires(const T &object) { object.neighbors; }) return "Node";
  else return "ListNode";
}
template <class T> void refer(Text &out, const T *object) {
  auto [place, isNew] = ids.emplace(object, objects + 1);
  if (isNew) objects++;
  const int id = place->second;
  if (!seen.count(id) && seen.size() < ${MAX_OBJECTS}) {
    seen[id] = "";
    Fields fields;
    fieldsOf(fields, *object);
    Text type;
    quote(type, typeOf(*object));
    seen[id] = "{\"type\":" + type + ",\"fields\":{" + fields.text + "}}";
  }
  out += "{\"t\":\"ref\",\"id\":\"" + std::to_string(id) + "\"}";
}
template <class T> bool isReadable(const T *object) {
#ifdef __wasm__
  const auto place = reinterpret_cast<std::uintptr_t>(object);
  return place % alignof(T) == 0 && place + sizeof(T) <= __builtin_wasm_memory_size(0) * 65536u;
#else
  return reinterpret_cast<std::uintptr_t>(object) % alignof(T) == 0;
#endif
}
template <class Items> void list(Text &out, const char *kind, const Items &items, std::size_t count, int depth) {
  const bool isPlain = kind[0] == 'l' && count <= ${MAX_ITEMS};
  if (!isPlain) out += Text("{\"t\":\"") + kind + "\",\"v\":";
  out += '[';
  std::size_t place = 0;
  for (const auto &item : items) {
    if (place == ${MAX_ITEMS}) break;
    if (place++ > 0) out += ',';
    if constexpr (std::is_same_v<std::decay_t<Items>, std::vector<bool>>) out += item ? "true" : "false";
    else putOrSkip(out, item, depth + 1);
  }
  out += ']';
  if (count > ${MAX_ITEMS}) out += ",\"n\":" + std::to_string(count);
  if (!isPlain) out += '}';
}
template <class Items> void pairs(Text &out, const Items &items, int depth) {
  out += "{\"t\":\"map\",\"v\":[";
  std::size_t place = 0;
  for (const auto &[key, value] : items) {
    if (place == ${MAX_ITEMS}) break;
    out += place++ > 0 ? ",[" : "[";
    putOrSkip(out, key, depth + 1);
    out += ',';
    putOrSkip(out, value, depth + 1);
    out += ']';
  }
  out += ']';
  if (items.size() > ${MAX_ITEMS}) out += ",\"n\":" + std::to_string(items.size());
  out += '}';
}
/** The container within a stack or a queue. */
template <class Adaptor> const auto &inside(const Adaptor &adaptor) {
  struct Opened : Adaptor {
    static const typename Adaptor::container_type &of(const Adaptor &closed) { return closed.*&Opened::c; }
  };
  return Opened::of(adaptor);
}
template <class T> bool put(Text &out, const T &value, int depth) {
  if (depth > 8) { out += "{\"t\":\"text\",\"v\":\"…\"}"; return true; }
  if constexpr (std::is_same_v<T, bool>) out += value ? "true" : "false";
  else if constexpr (std::is_same_v<T, char>) quote(out, &value, 1);
  else if constexpr (std::is_integral_v<T>) {
    const Text text = std::to_string(value);
    out += text.size() < 16 ? text : "{\"t\":\"number\",\"v\":\"" + text + "\"}";
  } else if constexpr (std::is_enum_v<T>) out += std::to_string(static_cast<long long>(value));
  else if constexpr (std::is_floating_point_v<T>) {
    char text[40];
    std::snprintf(text, sizeof text, "%.12g", static_cast<double>(value));
    if (std::isfinite(value)) out += text;
    else out += Text("{\"t\":\"number\",\"v\":\"") + text + "\"}";
  } else if constexpr (std::is_same_v<T, std::string>) quote(out, value);
  else if constexpr (std::is_null_pointer_v<T>) out += "null";
  else if constexpr (std::is_pointer_v<T>) {
    using Pointed = std::remove_cv_t<std::remove_pointer_t<T>>;
    if constexpr (Shown<Pointed>) {
      if (!value) out += "null";
      else if (isReadable(value)) refer(out, value);
      else out += "{\"t\":\"text\",\"v\":\"a pointer that leads nowhere\"}";
    } else return false;
  } else if constexpr (std::is_array_v<T>) {
    if constexpr (std::is_same_v<std::remove_cv_t<std::remove_extent_t<T>>, char>) quote(out, value, std::find(std::begin(value), std::end(value), '\0') - std::begin(value));
    else list(out, "list", value, std::extent_v<T>, depth);
  } else if constexpr (requires { value.first; value.second; }) {
    out += "{\"t\":\"tuple\",\"v\":[";
    putOrSkip(out, value.first, depth + 1);
    out += ',';
    putOrSkip(out, value.second, depth + 1);
    out += "]}";
  } else if constexpr (requires { typename T::mapped_type; value.begin(); value.size(); }) pairs(out, value, depth);
  else if constexpr (requires { typename T::key_type; value.begin(); value.size(); }) list(out, "set", value, value.size(), depth);
  else if constexpr (requires { typename T::container_type; value.pop(); value.size(); }) {
    const char *kind = requires { value.front(); } ? "queue" : requires { typename T::value_compare; } ? "heap" : "stack";
    list(out, kind, inside(value), value.size(), depth);
  } else if constexpr (requires { value.begin(); value.end(); value.size(); value.push_front(*value.begin()); }) list(out, "deque", value, value.size(), depth);
  else if constexpr (requires { value.begin(); value.end(); value.size(); }) list(out, "list", value, value.size(), depth);
  else if constexpr (requires { std::tuple_size<T>::value; }) {
    out += "{\"t\":\"tuple\",\"v\":[";
    std::apply([&](const auto &...items) {
      int place = 0;
      ((out += place++ > 0 ? "," : "", putOrSkip(out, items, depth + 1)), ...);
    }, value);
    out += "]}";
  } else if constexpr (requires { value.has_value(); *value; }) {
    if (!value.has_value()) out += "null";
    else return put(out, *value, depth);
  } else if constexpr (requires { value.get(); value.reset(); *value; }) return put(out, value.get(), depth);
  else if constexpr (Shown<T>) {
    if (depth == 0) refer(out, &value);
    else {
      Fields fields;
      fieldsOf(fields, value);
      if (seen.size() < ${MAX_OBJECTS}) refer(out, &value);
      else out += "{\"t\":\"text\",\"v\":\"…\"}";
    }
  } else return false;
  return true;
}

`;
