package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/** The fields of a class and its superclasses. */
record Fields(List<ClassNode> classes) {

    /** A field and the class that declares it. */
    record Declared(ClassNode owner, FieldNode node) {

        /** Whether its type depends on a type parameter of its class. */
        boolean isVariable() {
            return node.signature != null
                    && TypeParameters.of(owner).stream()
                            .anyMatch(name -> node.signature.matches("(\\[*|.*[<+\\-*;])T" + name + ";.*"));
        }

        boolean isTransient() {
            return (node.access & Opcodes.ACC_TRANSIENT) != 0;
        }

        /**
         * The types of the elements: of an array one, of a collection one, of a map two; none if the class file does not
         * tell.
         */
        List<String> elements() {
            if (node.desc.startsWith("[")) {
                return List.of(node.desc.substring(1));
            }
            List<String> types = new ArrayList<>();
            if (node.signature != null) {
                new SignatureReader(node.signature).acceptType(new Arguments(types));
            }
            return types;
        }
    }

    /** The field of a name that is lowest in the hierarchy; null if there is none, or another one of the same name. */
    @Nullable
    Declared find(String name) {
        Declared found = null;
        for (ClassNode owner : classes) {
            for (FieldNode node : owner.fields) {
                if (node.name.equals(name)) {
                    if (found != null) {
                        return null;
                    }
                    found = new Declared(owner, node);
                }
            }
        }
        return found;
    }

    /** The names of the fields of objects of classes. */
    static Set<String> names(List<ClassNode> classes) {
        return classes.stream()
                .flatMap(owner -> owner.fields.stream())
                .filter(field -> (field.access & Opcodes.ACC_STATIC) == 0)
                .map(field -> field.name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The fields of a class that a generated marshaller would write. */
    static List<String> state(ClassNode owner) {
        int none = Opcodes.ACC_STATIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
        return owner.fields.stream()
                .filter(field -> (field.access & none) == 0)
                .map(field -> field.name)
                .toList();
    }

    /** Collects the descriptors of type arguments that are classes or arrays. */
    private static final class Arguments extends SignatureVisitor {
        private final List<String> types;
        private int depth;

        Arguments(List<String> types) {
            super(Opcodes.ASM9);
            this.types = types;
        }

        @Override
        public void visitClassType(String name) {
            depth++;
            if (depth == 2) {
                types.add("L" + name + ";");
            }
        }

        @Override
        public void visitTypeVariable(String name) {
            if (depth == 1) {
                types.add("?");
            }
        }

        @Override
        public void visitTypeArgument() {
            if (depth == 1) {
                types.add("?");
            }
        }

        @Override
        public SignatureVisitor visitArrayType() {
            if (depth == 1) {
                types.add("?");
                depth++;
                return new SignatureVisitor(Opcodes.ASM9) {
                    @Override
                    public void visitEnd() {
                        depth--;
                    }
                };
            }
            return this;
        }

        @Override
        public void visitEnd() {
            depth--;
        }
    }
}
