import type { ValueType } from '#judge/values/signature.ts';

const BASE: Record<ValueType['base'], string> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  bool: 'bool',
  char: 'char',
  string: 'char *',
  ListNode: 'struct ListNode *',
  TreeNode: 'struct TreeNode *',
  Graph: 'struct Node *',
  RandomList: 'struct Node *',
  NextTree: 'struct Node *',
  MultiList: 'struct Node *',
  QuadTree: 'struct Node *',
  JoinedList: 'struct ListNode *',
  TreePlace: 'struct TreeNode *',
  ListPlace: 'struct ListNode *',
  VersionCheck: 'int',
  void: 'void',
};

export const cType = ({ base, depth }: ValueType): string =>
  `${BASE[base]}${depth > 0 && !BASE[base].endsWith('*') ? ' ' : ''}${'*'.repeat(depth)}`;
