/** Keywords, and the names that are most common in solutions. */
export const JAVA_WORDS = `abstract assert boolean break byte case catch char class continue default do double else enum extends false final
  finally float for if implements import instanceof int interface long new null package private protected public
  record return short static super switch this throw throws true try var void while Integer Long Double Boolean
  Character String StringBuilder Math Arrays List ArrayList LinkedList Map HashMap TreeMap Set HashSet TreeSet Deque
  ArrayDeque Queue PriorityQueue Stack Collections Objects Optional Comparator MAX_VALUE MIN_VALUE length size isEmpty
  charAt substring append toString equals hashCode get put getOrDefault containsKey contains add remove poll offer
  peek push pop sort stream println`;
