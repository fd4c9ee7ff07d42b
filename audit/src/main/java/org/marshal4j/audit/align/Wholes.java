package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** Where one side writes or reads as a whole what the other one does in pieces: whether it is as many bytes. */
record Wholes(Hierarchy hierarchy, Expansion expansion) {
    /** What can be said of the rest of both sequences. */
    enum Lengths {
        SAME,
        DIFFERENT,
        UNKNOWN
    }

    Lengths compare(Seq writer, Seq reader, World world) {
        boolean runs = isRun(writer.head()) && isRun(reader.head());
        boolean loop = isBesideLoop(writer.head(), reader.head()) || isBesideLoop(reader.head(), writer.head());
        if ((!loop && !isRun(writer.head()) && !isRun(reader.head())) || (runs && sameLength(writer, reader, world))) {
            return Lengths.UNKNOWN;
        }
        Totals.Side written = new Totals.Side(nodes(writer, world.after()), Canon.ofWriter());
        Totals.Side read = new Totals.Side(nodes(reader, null), Canon.ofReader(world.reads()));
        List<Totals.Difference> all = new Totals(expansion, null).of(written, read, world.facts());
        if (all.stream().allMatch(Totals.Difference::isZero)) {
            return Lengths.SAME;
        }
        boolean different = !runs && all.stream().anyMatch(one -> one.isSure() && canHold(one.path()));
        return different ? Lengths.DIFFERENT : Lengths.UNKNOWN;
    }

    private static boolean sameLength(Seq writer, Seq reader, World world) {
        Value written = Canon.ofWriter().of(((Node.Op) writer.head()).value());
        Value read = Canon.ofReader(world.reads()).of(((Node.Op) reader.head()).value());
        return written.equals(read);
    }

    /** Whether one side has a loop where the other one has a number. */
    private static boolean isBesideLoop(Node number, Node loop) {
        return loop instanceof Node.Loop && number instanceof Node.Op op && Encodings.width(op.form()) > 0;
    }

    private static boolean isRun(Node node) {
        return node instanceof Node.Op op
                && op.form().equals("byte*")
                && op.inside().isEmpty();
    }

    private static List<Node> nodes(@Nullable Seq first, @Nullable Seq then) {
        List<Node> nodes = new ArrayList<>();
        for (Seq seq = first; seq != null; seq = seq.tail()) {
            nodes.add(seq.head());
        }
        if (then != null) {
            nodes.addAll(nodes(then, null));
        }
        return nodes;
    }

    /** Whether an object exists that takes a path: one choice, or several that ask for other classes than its own. */
    private boolean canHold(List<Condition> path) {
        Set<Value> tested = new HashSet<>();
        List<String> not = new ArrayList<>();
        for (Condition condition : path) {
            // An instance of a class is one that equals zero, negated.
            if (condition.negated() || condition.less() || !(condition.left() instanceof Value.InstanceOf test)) {
                return path.size() == 1;
            }
            tested.add(test.value());
            not.add(test.of());
        }
        return path.isEmpty()
                || (tested.size() == 1 && hasOther(tested.iterator().next().type(), not));
    }

    private boolean hasOther(String type, List<String> not) {
        return type.startsWith("L") && hasOther(type.substring(1, type.length() - 1), not, new HashSet<>());
    }

    private boolean hasOther(String name, List<String> not, Set<String> seen) {
        ClassNode node = seen.add(name) ? hierarchy.find(name) : null;
        if (node == null || not.stream().anyMatch(excluded -> hierarchy.isA(name, excluded))) {
            return false;
        }
        boolean concrete = (node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0;
        return concrete || hierarchy.subclasses(name).stream().anyMatch(below -> hasOther(below, not, seen));
    }
}
