import _ from 'lodash';

/** For programs that use it: where problems are known from, `_` is there without an import. */
Object.assign(self, { _ });
