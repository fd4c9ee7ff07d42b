package org.marshal4j.adopt.plan;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;

/** Which classes a generated marshaller cannot be for. */
final class Nesting {

    private Nesting() {}

    /** Why there can be no marshaller for a class; empty if there can. */
    static Optional<String> problem(ClassNode node) {
        if (!TypeParameters.areFree(node)) {
            return Optional.of("a generic class whose type parameters have bounds");
        }
        if ((node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) != 0) {
            return Optional.of("an abstract class; adopt those that extend it");
        }
        if ((node.access & (Opcodes.ACC_ENUM | Opcodes.ACC_RECORD)) != 0) {
            return Optional.of("an enum or record");
        }
        for (InnerClassNode inner : node.innerClasses) {
            boolean around = node.name.equals(inner.name) || node.name.startsWith(inner.name + "$");
            if (around && inner.outerName == null) {
                return Optional.of("a local or anonymous class");
            }
            if (around && !node.name.equals(inner.name) && isPrivate(inner)) {
                return Optional.of(
                        "in a private class, so generated code cannot use it; make that package-private first");
            }
            if (around && node.name.equals(inner.name) && (inner.access & Opcodes.ACC_STATIC) == 0) {
                return Optional.of("an inner class, so generated code cannot use it; make it static first");
            }
        }
        return Optional.empty();
    }

    /** Whether a class is private, which generated code beside it cannot use. */
    static boolean isPrivate(ClassNode node) {
        return node.innerClasses.stream().anyMatch(inner -> node.name.equals(inner.name) && isPrivate(inner));
    }

    private static boolean isPrivate(InnerClassNode inner) {
        return (inner.access & Opcodes.ACC_PRIVATE) != 0;
    }

    /** Whether a class can get a constructor without parameters: no final field needs a value, and its superclass has one. */
    static boolean canHaveConstructor(List<ClassNode> chain) {
        ClassNode own = chain.get(0);
        boolean anyFinal = own.fields.stream()
                .anyMatch(field -> (field.access & (Opcodes.ACC_FINAL | Opcodes.ACC_STATIC)) == Opcodes.ACC_FINAL);
        boolean inherits = "java/lang/Object".equals(own.superName)
                || (chain.size() > 1
                        && chain.get(1).methods.stream()
                                .anyMatch(method -> method.name.equals("<init>")
                                        && method.desc.equals("()V")
                                        && (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0));
        return !anyFinal && inherits;
    }

    /** Whether an object can be created: without parameters, or with the values of all fields. */
    static boolean canCreate(ClassNode node, List<String> fieldTypes) {
        List<String> wanted = fieldTypes.stream().sorted().toList();
        return node.methods.stream()
                .filter(method -> method.name.equals("<init>"))
                .map(method -> Stream.of(Type.getArgumentTypes(method.desc))
                        .map(Type::getDescriptor)
                        .sorted()
                        .toList())
                .anyMatch(types -> types.isEmpty() || types.equals(wanted));
    }
}
