import { C_WORDS } from '../c/words.ts';

/** Keywords, and the names that are most common in solutions. */
export const CPP_WORDS = `${C_WORDS} and or not class concept constexpr catch delete explicit friend mutable namespace new noexcept nullptr
  operator override private protected public requires template this throw try typename using virtual std vector string
  map set unordered_map unordered_set multiset multimap pair tuple deque queue stack priority_queue list array bitset
  optional function algorithm numeric push_back emplace_back pop_back push_front pop_front push pop top front back
  begin end rbegin rend insert emplace erase find count contains size empty clear resize reserve substr first second
  sort stable_sort reverse swap min max min_element max_element accumulate lower_bound upper_bound binary_search
  next_permutation greater less make_pair to_string stoi stoll cout cin endl`;
