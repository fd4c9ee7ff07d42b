package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Value;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Finds the numbers that enums give their constants: those that constructors store in a field.
 *
 * @param enums the enums by their internal names
 * @param user the internal name of the class that writes them
 * @param editable whether the source of an enum is there, so that its constants can be annotated
 */
record NumberedEnums(Map<String, ClassNode> enums, String user, Predicate<ClassNode> editable) {
    /** The descriptors of methods that return a whole number. */
    private static final Set<String> WHOLE = Set.of("()I", "()S", "()B");

    private static final String ANNOTATION = "Lorg/marshal4j/EnumNumber;";

    /** Whether the constants of an enum have numbers in annotations, which are written in place of the ordinals. */
    boolean isAnnotated(String type) {
        ClassNode node = find(type);
        return node != null && !annotated(node).isEmpty();
    }

    /** The numbers in a field of an enum; null if they cannot be seen, or not be annotated. */
    @Nullable
    EnumNumbers of(String type, Value written, Value of) {
        ClassNode node = find(type);
        if (node == null
                || !(written instanceof Value.Field field)
                || !field.owner().equals(of)) {
            return null;
        }
        Map<String, Integer> numbers = numbers(node, field.name());
        Map<String, Integer> annotated = annotated(node);
        boolean possible = annotated.isEmpty() ? editable.test(node) : annotated.equals(numbers);
        boolean distinct = new HashSet<>(numbers.values()).size() == numbers.size();
        return numbers.isEmpty() || !possible || !distinct
                ? null
                : new EnumNumbers(node.name, member(node, field.name()), numbers, !annotated.isEmpty());
    }

    private @Nullable ClassNode find(String type) {
        return type.startsWith("L") ? enums.get(type.substring(1, type.length() - 1)) : null;
    }

    private static List<FieldNode> constants(ClassNode node) {
        return node.fields.stream()
                .filter(field -> (field.access & Opcodes.ACC_ENUM) != 0)
                .toList();
    }

    private static Map<String, Integer> annotated(ClassNode node) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (FieldNode field : constants(node)) {
            List<AnnotationNode> annotations =
                    field.invisibleAnnotations == null ? List.of() : field.invisibleAnnotations;
            annotations.stream()
                    .filter(each -> each.desc.equals(ANNOTATION))
                    .forEach(each -> numbers.put(field.name, (Integer) each.values.get(1)));
        }
        return numbers;
    }

    /** The number of each constant in a field; none if that of any cannot be seen. */
    private static Map<String, Integer> numbers(ClassNode node, String field) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (FieldNode constant : constants(node)) {
            Integer number = number(node, constant.name, field);
            if (number == null) {
                return Map.of();
            }
            numbers.put(constant.name, number);
        }
        return numbers;
    }

    private static @Nullable Integer number(ClassNode node, String constant, String field) {
        for (MethodNode method : node.methods) {
            for (AbstractInsnNode put : method.instructions) {
                boolean stores = put instanceof FieldInsnNode to
                        && to.getOpcode() == Opcodes.PUTSTATIC
                        && to.owner.equals(node.name)
                        && to.name.equals(constant);
                if (stores && put.getPrevious() instanceof MethodInsnNode made && made.name.equals("<init>")) {
                    List<AbstractInsnNode> arguments = arguments(made);
                    int index = parameter(node, made.desc, field);
                    return index >= 0 && index < arguments.size() ? constant(arguments.get(index)) : null;
                }
            }
        }
        return null;
    }

    /** What pushes each argument of a constructor, if each is a constant or a static field; otherwise none. */
    private static List<AbstractInsnNode> arguments(MethodInsnNode made) {
        List<AbstractInsnNode> pushes = new ArrayList<>();
        AbstractInsnNode at = made.getPrevious();
        while (at != null && at.getOpcode() != Opcodes.DUP) {
            boolean code = at.getOpcode() >= 0;
            boolean isPush = (at instanceof InsnNode && at.getOpcode() <= Opcodes.DCONST_1)
                    || (at instanceof IntInsnNode && at.getOpcode() != Opcodes.NEWARRAY)
                    || at instanceof LdcInsnNode
                    || at.getOpcode() == Opcodes.GETSTATIC;
            if (code && !isPush) {
                return List.of();
            }
            if (code) {
                pushes.add(0, at);
            }
            at = at.getPrevious();
        }
        boolean whole = at != null
                && at.getPrevious() instanceof TypeInsnNode
                && pushes.size() == Type.getArgumentTypes(made.desc).length;
        return whole ? pushes : List.of();
    }

    /** Which parameter of a constructor is stored in a field; −1 if none is, as it is. */
    private static int parameter(ClassNode node, String desc, String field) {
        for (MethodNode method : node.methods) {
            if (method.name.equals("<init>") && method.desc.equals(desc)) {
                for (AbstractInsnNode put : method.instructions) {
                    boolean stores = put instanceof FieldInsnNode to
                            && to.getOpcode() == Opcodes.PUTFIELD
                            && to.name.equals(field);
                    if (stores && put.getPrevious() instanceof VarInsnNode load) {
                        return load.getOpcode() == Opcodes.ILOAD ? index(desc, load.var) : -1;
                    }
                }
            }
        }
        return -1;
    }

    private static int index(String desc, int local) {
        int at = 1;
        Type[] types = Type.getArgumentTypes(desc);
        for (int i = 0; i < types.length; i++) {
            if (at == local) {
                return i;
            }
            at += types[i].getSize();
        }
        return -1;
    }

    private static @Nullable Integer constant(AbstractInsnNode push) {
        int code = push.getOpcode();
        if (code >= Opcodes.ICONST_M1 && code <= Opcodes.ICONST_5) {
            return code - Opcodes.ICONST_0;
        }
        if (push instanceof IntInsnNode small) {
            return small.operand;
        }
        return push instanceof LdcInsnNode constant && constant.cst instanceof Integer number ? number : null;
    }

    /** A method or field with the numbers that generated code beside the class can use; empty if there is none. */
    private String member(ClassNode node, String field) {
        for (MethodNode method : node.methods) {
            boolean returns = (method.access & Opcodes.ACC_STATIC) == 0
                    && WHOLE.contains(method.desc)
                    && isVisible(node, method.access)
                    && returns(method, field);
            if (returns) {
                return method.name;
            }
        }
        boolean visible = node.fields.stream()
                .anyMatch(each ->
                        each.name.equals(field) && WHOLE.contains("()" + each.desc) && isVisible(node, each.access));
        return visible ? field : "";
    }

    private static boolean returns(MethodNode method, String field) {
        List<AbstractInsnNode> code = new ArrayList<>();
        method.instructions.forEach(node -> {
            if (node.getOpcode() >= 0) {
                code.add(node);
            }
        });
        return code.size() == 3
                && code.get(1) instanceof FieldInsnNode get
                && get.getOpcode() == Opcodes.GETFIELD
                && get.name.equals(field);
    }

    private boolean isVisible(ClassNode node, int access) {
        boolean near = folder(node.name).equals(folder(user));
        return (access & Opcodes.ACC_PUBLIC) != 0 || (near && (access & Opcodes.ACC_PRIVATE) == 0);
    }

    private static String folder(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }
}
