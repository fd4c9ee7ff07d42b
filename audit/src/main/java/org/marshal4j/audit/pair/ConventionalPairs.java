package org.marshal4j.audit.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.marshal4j.audit.classes.Method;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds pairs by the names of methods that take a stream. */
final class ConventionalPairs {

    private ConventionalPairs() {}

    /**
     * The pairs that a class declares, without methods that are of another pair already. Where a name has several
     * methods for the same streams, it is not clear which belong together: these are left out.
     */
    static List<Pair> of(ClassNode node, boolean open, Set<String> taken) {
        List<Pair> pairs = new ArrayList<>();
        for (Convention convention : Convention.ALL) {
            for (MethodNode writer : node.methods) {
                List<String> names = Convention.readers(writer.name);
                List<MethodNode> writers = methods(node, List.of(writer.name), convention.outputs(), open, taken);
                List<MethodNode> readers = methods(node, names, convention.inputs(), open, taken);
                if (writers.equals(List.of(writer)) && readers.size() == 1) {
                    pairs.add(pair(convention, node, writer, readers.get(0)));
                }
            }
        }
        return pairs;
    }

    private static Pair pair(Convention convention, ClassNode node, MethodNode writer, MethodNode reader) {
        boolean onClass = isStatic(writer);
        boolean own = !onClass
                && !isStatic(reader)
                && Convention.whole(writer.name)
                && Type.getArgumentTypes(writer.desc).length == 1
                && Type.getArgumentTypes(reader.desc).length == 1
                && reader.desc.endsWith(")V");
        PairKind kind = new PairKind(
                convention.name(),
                List.of(),
                writer.name,
                convention.outputs().get(0),
                List.of(reader.name),
                convention.inputs().get(0),
                null,
                null,
                own,
                onClass);
        return new Pair(kind, node, new Method(node, writer), new Method(node, reader), false);
    }

    private static List<MethodNode> methods(
            ClassNode node, List<String> names, List<String> streams, boolean open, Set<String> taken) {
        int not = Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE | Opcodes.ACC_ABSTRACT;
        List<MethodNode> found = new ArrayList<>();
        for (MethodNode method : node.methods) {
            // Helpers that are private are audited with what calls them.
            boolean plain = (method.access & not) == 0 && (!open || isStatic(method));
            if (plain
                    && names.contains(method.name)
                    && takes(method, streams) == 1
                    && !taken.contains(new Method(node, method).id())) {
                found.add(method);
            }
        }
        return found;
    }

    private static long takes(MethodNode method, List<String> streams) {
        return List.of(Type.getArgumentTypes(method.desc)).stream()
                .filter(type -> type.getSort() == Type.OBJECT && streams.contains(type.getInternalName()))
                .count();
    }

    private static boolean isStatic(MethodNode method) {
        return (method.access & Opcodes.ACC_STATIC) != 0;
    }
}
