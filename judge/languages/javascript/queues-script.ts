import { Deque } from './queues/deque.ts';
import { chooseForm, MaxPriorityQueue, MinPriorityQueue, PriorityQueue } from './queues/priority-queue.ts';
import { Queue } from './queues/queue.ts';

/** For programs that use them: where problems are known from, these classes are there without an import. */
Object.assign(self, { chooseQueueForm: chooseForm, Deque, MaxPriorityQueue, MinPriorityQueue, PriorityQueue, Queue });
