package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;
import org.objectweb.asm.tree.ClassNode;

/** The type parameters of classes. */
final class TypeParameters {

    private TypeParameters() {}

    /** Their names; none for a class that is not generic. */
    static List<String> of(ClassNode node) {
        List<String> names = new ArrayList<>();
        if (node.signature != null) {
            new SignatureReader(node.signature).accept(new SignatureVisitor(Opcodes.ASM9) {
                @Override
                public void visitFormalTypeParameter(String name) {
                    names.add(name);
                }
            });
        }
        return names;
    }

    /** Whether all could be {@code Object}. */
    static boolean areFree(ClassNode node) {
        boolean[] free = {true};
        if (node.signature != null) {
            new SignatureReader(node.signature).accept(new SignatureVisitor(Opcodes.ASM9) {
                private boolean bound;

                @Override
                public SignatureVisitor visitClassBound() {
                    bound = true;
                    return this;
                }

                @Override
                public SignatureVisitor visitInterfaceBound() {
                    free[0] = false;
                    return this;
                }

                @Override
                public SignatureVisitor visitSuperclass() {
                    bound = false;
                    return new SignatureVisitor(Opcodes.ASM9) {};
                }

                @Override
                public SignatureVisitor visitInterface() {
                    return new SignatureVisitor(Opcodes.ASM9) {};
                }

                @Override
                public void visitClassType(String name) {
                    free[0] &= !bound || name.equals("java/lang/Object");
                }
            });
        }
        return free[0];
    }
}
