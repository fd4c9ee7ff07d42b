package org.marshal4j.audit.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.MethodNode;

/** How the blocks of a method follow each other: where branches meet again, and which blocks are a loop. */
final class ControlFlow {

    /** Stands for the end of the method. */
    static final int EXIT = -1;

    final List<Block> blocks;
    private final List<List<Integer>> before = new ArrayList<>();
    private final BitSet reachesExit = new BitSet();
    private final BitSet reached = new BitSet();
    private final BitSet[] dominators;
    private final BitSet[] afters;
    private final Map<Integer, BitSet> loops = new HashMap<>();

    ControlFlow(MethodNode method) {
        blocks = Blocks.of(method);
        int size = blocks.size();
        if (size > 1500) {
            throw new TooComplex("a method of " + size + " blocks");
        }
        for (int i = 0; i < size; i++) {
            before.add(new ArrayList<>());
        }
        blocks.forEach(block -> block.next.forEach(next -> before.get(next).add(block.index)));
        reach();
        dominators = new BitSet[size];
        afters = new BitSet[size + 1];
        findDominators();
        findAfters();
        findLoops();
    }

    private void reach() {
        Deque<Integer> work = new ArrayDeque<>(List.of(0));
        while (!work.isEmpty()) {
            int block = work.pop();
            if (!reached.get(block)) {
                reached.set(block);
                work.addAll(blocks.get(block).next);
            }
        }
        blocks.stream().filter(block -> block.returns).forEach(block -> work.add(block.index));
        while (!work.isEmpty()) {
            int block = work.pop();
            if (!reachesExit.get(block)) {
                reachesExit.set(block);
                work.addAll(before.get(block));
            }
        }
    }

    private void findDominators() {
        int size = blocks.size();
        for (int i = 0; i < size; i++) {
            dominators[i] = new BitSet();
            dominators[i].set(0, size);
        }
        dominators[0].clear();
        dominators[0].set(0);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 1; i < size; i++) {
                BitSet set = null;
                for (int previous : before.get(i)) {
                    if (reached.get(previous)) {
                        set = set == null ? (BitSet) dominators[previous].clone() : and(set, dominators[previous]);
                    }
                }
                if (set != null) {
                    set.set(i);
                    changed |= !set.equals(dominators[i]);
                    dominators[i] = set;
                }
            }
        }
    }

    /** Which blocks every path to the method's end passes; paths that end in an exception do not count. */
    private void findAfters() {
        int size = blocks.size();
        for (int i = 0; i < size; i++) {
            afters[i] = new BitSet();
            afters[i].set(0, size + 1);
        }
        afters[size] = new BitSet();
        afters[size].set(size);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = size - 1; i >= 0; i--) {
                if (!reachesExit.get(i)) {
                    continue;
                }
                BitSet set = blocks.get(i).returns ? (BitSet) afters[size].clone() : null;
                for (int next : blocks.get(i).next) {
                    if (reachesExit.get(next)) {
                        set = set == null ? (BitSet) afters[next].clone() : and(set, afters[next]);
                    }
                }
                if (set != null) {
                    set.set(i);
                    changed |= !set.equals(afters[i]);
                    afters[i] = set;
                }
            }
        }
    }

    private void findLoops() {
        for (Block block : blocks) {
            for (int next : block.next) {
                if (reached.get(block.index) && dominators[block.index].get(next)) {
                    body(next, block.index, loops.computeIfAbsent(next, key -> new BitSet()));
                }
            }
        }
    }

    private void body(int header, int end, BitSet body) {
        body.set(header);
        Deque<Integer> work = new ArrayDeque<>(List.of(end));
        while (!work.isEmpty()) {
            int block = work.pop();
            if (!body.get(block)) {
                body.set(block);
                work.addAll(before.get(block));
            }
        }
    }

    private static BitSet and(BitSet set, BitSet other) {
        set.and(other);
        return set;
    }

    /** The blocks of the loop that a block is the header of; null if it is none. */
    @org.jspecify.annotations.Nullable
    BitSet loop(int header) {
        return loops.get(header);
    }

    /** Where a loop goes on when it ends, paths to exceptions apart. */
    List<Integer> exits(BitSet loop) {
        return loop.stream()
                .boxed()
                .flatMap(block -> blocks.get(block).next.stream())
                .filter(next -> !loop.get(next) && reachesExit.get(next))
                .distinct()
                .toList();
    }

    /** Whether a block can come to the method's end without an exception. */
    boolean canReturn(int block) {
        return reachesExit.get(block);
    }

    /** Where all paths from a block meet again. */
    int join(int block) {
        int size = blocks.size();
        if (!reachesExit.get(block)) {
            return EXIT;
        }
        int best = size;
        for (int i = afters[block].nextSetBit(0); i >= 0 && i < size; i = afters[block].nextSetBit(i + 1)) {
            if (i != block && (best == size || afters[i].cardinality() > afters[best].cardinality())) {
                best = i;
            }
        }
        return best == size ? EXIT : best;
    }

    /** Blocks that can be reached from one, itself included. */
    BitSet from(int start) {
        BitSet seen = new BitSet();
        Deque<Integer> work = new ArrayDeque<>(List.of(start));
        while (!work.isEmpty()) {
            int block = work.pop();
            if (!seen.get(block)) {
                seen.set(block);
                work.addAll(blocks.get(block).next);
            }
        }
        return seen;
    }
}
