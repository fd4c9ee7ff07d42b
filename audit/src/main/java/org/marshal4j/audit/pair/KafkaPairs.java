package org.marshal4j.audit.pair;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds the deserializer that belongs to a serializer of Kafka: one of the same name, or the only one of its type. */
record KafkaPairs(Hierarchy hierarchy) {
    private static final String SERIALIZER = "org/apache/kafka/common/serialization/Serializer";
    private static final String DESERIALIZER = "org/apache/kafka/common/serialization/Deserializer";

    List<Pair> of(ClassNode node) {
        ClassNode reading = hierarchy.isA(node.name, SERIALIZER) && isConcrete(node) ? deserializer(node) : null;
        Method writer = reading == null ? null : method(node, "serialize", "[B");
        Method reader = reading == null ? null : method(reading, "deserialize", null);
        return reading == null || writer == null || reader == null
                ? List.of()
                : List.of(new Pair(PairKind.KAFKA, node, writer, reading, reader, false));
    }

    private @Nullable ClassNode deserializer(ClassNode node) {
        int slash = node.name.lastIndexOf('/') + 1;
        String name = node.name.substring(0, slash) + node.name.substring(slash).replace("Serializer", "Deserializer");
        ClassNode named = name.equals(node.name) ? null : hierarchy.find(name);
        String type = type(node, SERIALIZER);
        if (named != null && hierarchy.isA(named.name, DESERIALIZER) && isConcrete(named)) {
            String other = type(named, DESERIALIZER);
            return type.isEmpty() || other.isEmpty() || type.equals(other) ? named : null;
        }
        List<ClassNode> readers = type.isEmpty() ? List.of() : ofType(node, DESERIALIZER, type);
        boolean only = readers.size() == 1 && ofType(node, SERIALIZER, type).size() == 1;
        return only ? readers.get(0) : null;
    }

    /** Classes of the same package that are of a type, by its argument. */
    private List<ClassNode> ofType(ClassNode node, String type, String argument) {
        String folder = node.name.substring(0, node.name.lastIndexOf('/') + 1);
        List<ClassNode> found = new ArrayList<>();
        for (String name : hierarchy.subclasses(type)) {
            ClassNode other = name.lastIndexOf('/') + 1 == folder.length() && name.startsWith(folder)
                    ? hierarchy.find(name)
                    : null;
            if (other != null && isConcrete(other) && type(other, type).equals(argument)) {
                found.add(other);
            }
        }
        return found;
    }

    /** The type argument of an interface, as the signature of a class has it; empty if it has none. */
    private static String type(ClassNode node, String of) {
        String start = "L" + of + "<";
        int at = node.signature == null ? -1 : node.signature.indexOf(start);
        if (at < 0 || node.signature.charAt(at + start.length()) == 'T') {
            return "";
        }
        String rest = node.signature.substring(at + start.length());
        int depth = 1;
        for (int i = 0; i < rest.length(); i++) {
            depth += rest.charAt(i) == '<' ? 1 : rest.charAt(i) == '>' ? -1 : 0;
            if (depth == 0) {
                return rest.substring(0, i);
            }
        }
        return "";
    }

    /** The method of a name with the fewest parameters, that of the class or of the nearest superclass. */
    private @Nullable Method method(ClassNode node, String name, @Nullable String returned) {
        for (ClassNode current : hierarchy.chain(node)) {
            Method found = null;
            for (MethodNode method : current.methods) {
                boolean array = returned != null
                        ? method.desc.endsWith(")" + returned)
                        : Type.getArgumentTypes(method.desc).length > 0 && method.desc.contains("[B)");
                boolean bridge = (method.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_ABSTRACT)) != 0;
                if (method.name.equals(name)
                        && array
                        && !bridge
                        && (found == null
                                || method.desc.length() < found.node().desc.length())) {
                    found = new Method(current, method);
                }
            }
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static boolean isConcrete(ClassNode node) {
        return (node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0;
    }
}
