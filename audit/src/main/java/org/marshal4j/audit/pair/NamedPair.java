package org.marshal4j.audit.pair;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;

/**
 * A line of a configuration.
 *
 * @param line its number, from 1
 * @param type the internal name of a class
 * @param family whether it means all classes that extend or implement that one
 */
record NamedPair(int line, String type, boolean family, MethodName writer, MethodName reader) {

    boolean fits(ClassNode node, Hierarchy hierarchy) {
        return family ? hierarchy.isA(node.name, type) : node.name.equals(type);
    }

    /** The pair of a class; null if it is of a family, and has not both methods. */
    @Nullable
    Pair of(ClassNode node, Hierarchy hierarchy) {
        List<Method> writers = writer.in(node, hierarchy);
        List<Method> readers = reader.in(node, hierarchy);
        if (family && (writers.isEmpty() || readers.isEmpty())) {
            return null;
        }
        Method written = one(writers, writer, node);
        Method read = one(readers, reader, node);
        boolean own = !written.isStatic()
                && !read.isStatic()
                && Type.getReturnType(read.node().desc).equals(Type.VOID_TYPE)
                && Type.getArgumentTypes(written.node().desc).length == 1;
        return new Pair(kind(own, written.isStatic()), node, written, read, false);
    }

    private Method one(List<Method> found, MethodName name, ClassNode node) {
        String where = node.name.replace('/', '.');
        if (found.isEmpty()) {
            throw error("no method " + name + " in " + where);
        }
        if (found.size() > 1) {
            throw error("several methods " + name + " in " + where + ": name the types of the parameters");
        }
        return found.get(0);
    }

    IllegalArgumentException error(String what) {
        return new IllegalArgumentException("Line " + line + " of the pairs: " + what + ".");
    }

    /** Whether a call on an object of a class is one of the methods of a family. */
    boolean isCalled(String owner, String name, String desc, Hierarchy hierarchy) {
        return family && (writer.fits(name, desc) || reader.fits(name, desc)) && hierarchy.isA(owner, type);
    }

    PairKind kind(boolean own, boolean onClass) {
        String shown = type.replace('/', '.');
        // Its methods are found by this line, not by the streams of the kind.
        return new PairKind(
                shown, List.of(type), writer.name(), "", List.of(reader.name()), "", null, null, own, onClass);
    }

    static boolean isConcrete(ClassNode node) {
        return (node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0;
    }
}
