package org.marshal4j.audit.mutation;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Calls on streams that move a number of another width than they should. */
final class Retyping {

    private static final List<String> WIDTHS = List.of("Byte", "Short", "Int");

    private static final Pattern STREAM = Pattern.compile(
            "java/io/(Data|Object)\\w+|java/nio/ByteBuffer"
                    + "|.*/(Bytes(Out|In)|(Object)?Data(Output|Input)(View)?|Index(Output|Input)|Stream(Output|Input)|Output|Input)");

    private static final Pattern INTS =
            Pattern.compile("java/io/.*|.*/(ObjectDataOutput|DataOutputView)|com/esotericsoftware/.*");

    private Retyping() {}

    static List<Runnable> narrower(MethodNode method) {
        return retyped(method, -1);
    }

    static List<Runnable> wider(MethodNode method) {
        return retyped(method, 1);
    }

    private static List<Runnable> retyped(MethodNode method, int step) {
        List<Runnable> changes = new ArrayList<>();
        for (AbstractInsnNode node : method.instructions) {
            if (node instanceof MethodInsnNode call
                    && STREAM.matcher(call.owner).matches()) {
                String from = width(call);
                int to = from.isEmpty() ? -1 : WIDTHS.indexOf(from) + step;
                if (to >= 0 && to < WIDTHS.size()) {
                    changes.add(() -> retype(method, call, from, WIDTHS.get(to)));
                }
            }
        }
        return changes;
    }

    /** The type that a call moves, as its name has it; empty if that is none of these. */
    private static String width(MethodInsnNode call) {
        boolean buffer = call.owner.equals("java/nio/ByteBuffer");
        String rest = call.name.replaceFirst(buffer ? "^(put|get)" : "^(write|read)", "");
        boolean writes = Type.getArgumentTypes(call.desc).length == 1 && isNumber(Type.getArgumentTypes(call.desc)[0]);
        boolean reads = call.desc.startsWith("()") && isNumber(Type.getReturnType(call.desc));
        if (rest.equals(call.name) || !writes && !reads) {
            return "";
        }
        return buffer && rest.isEmpty() ? "Byte" : WIDTHS.contains(rest) ? rest : "";
    }

    private static boolean isNumber(Type type) {
        return "BSI".contains(type.getDescriptor());
    }

    /** Calls the other method, with the conversions that a programmer would write. */
    private static void retype(MethodNode method, MethodInsnNode call, String from, String to) {
        boolean buffer = call.owner.equals("java/nio/ByteBuffer");
        String prefix =
                call.name.substring(0, call.name.length() - (buffer && from.equals("Byte") ? 0 : from.length()));
        Type old = number(call.desc);
        boolean writes = Type.getArgumentCount(call.desc) == 1;
        // Those of the JDK take an int whatever they write, and so do those that look the same.
        boolean same = writes && INTS.matcher(call.owner).matches();
        Type other = same ? Type.INT_TYPE : Type.getType(to.substring(0, 1));
        call.name = buffer && to.equals("Byte") ? prefix : prefix + to;
        call.desc = writes
                ? Type.getMethodDescriptor(Type.getReturnType(call.desc), other)
                : Type.getMethodDescriptor(other);
        if (writes && other.getSort() < old.getSort()) {
            method.instructions.insertBefore(call, new InsnNode(other == Type.BYTE_TYPE ? I2B : I2S));
        } else if (!writes && other.getSort() > old.getSort()) {
            method.instructions.insert(call, new InsnNode(old.getSort() == Type.BYTE ? I2B : I2S));
        }
    }

    private static Type number(String desc) {
        return Type.getArgumentCount(desc) == 1 ? Type.getArgumentTypes(desc)[0] : Type.getReturnType(desc);
    }
}
