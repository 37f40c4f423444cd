/** Keywords, and the names that are most common in solutions. */
export const PYTHON_WORDS = `and as assert async await break class continue def del elif else except False finally for from global if import
  in is lambda None nonlocal not or pass raise return True try while with yield abs all any bool dict divmod enumerate
  filter float frozenset hash input int isinstance iter len list map max min next object ord chr pow print range
  repr reversed round set sorted str sum tuple type zip self append extend insert remove pop sort reverse items keys
  values get add discard update split join strip replace lower upper startswith endswith isdigit isalpha collections
  Counter defaultdict deque OrderedDict heapq heappush heappop heapify bisect bisect_left bisect_right functools
  lru_cache cache itertools combinations permutations product accumulate math inf gcd sqrt typing List Optional Dict`;
