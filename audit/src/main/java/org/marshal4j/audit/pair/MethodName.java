package org.marshal4j.audit.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method as a configuration names it: {@code name}, or {@code name(type,…)} with the names of its parameters' types;
 * {@code new} is the constructor.
 *
 * @param name its name in class files
 * @param types its parameters; null for any
 */
record MethodName(String name, @Nullable List<String> types) {

    private static final Pattern FORM = Pattern.compile("([\\w$]+)(?:\\(([\\w$.,\\[\\]]*)\\))?");

    /** Parses a name; null if it has not the form of one. */
    static @Nullable MethodName parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return null;
        }
        String name = matcher.group(1).equals("new") ? "<init>" : matcher.group(1);
        String types = matcher.group(2);
        return new MethodName(name, types == null ? null : types.isEmpty() ? List.of() : List.of(types.split(",", -1)));
    }

    /** The methods of that name that a class declares, or else those that the nearest superclass does. */
    List<Method> in(ClassNode node, Hierarchy hierarchy) {
        List<Method> found = new ArrayList<>();
        ClassNode current = node;
        while (current != null && found.isEmpty()) {
            for (MethodNode method : current.methods) {
                if (fits(method)) {
                    found.add(new Method(current, method));
                }
            }
            boolean inherits = !name.equals("<init>") && current.superName != null;
            current = inherits ? hierarchy.find(current.superName) : null;
        }
        return found;
    }

    private boolean fits(MethodNode method) {
        boolean own = (method.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_ABSTRACT)) == 0;
        return own && method.name.equals(name) && (types == null || types.equals(typesOf(method.desc)));
    }

    /** Whether it names the method of a call. */
    boolean fits(String called, String desc) {
        return called.equals(name) && (types == null || types.equals(typesOf(desc)));
    }

    private static List<String> typesOf(String desc) {
        List<String> names = new ArrayList<>();
        for (Type type : Type.getArgumentTypes(desc)) {
            names.add(type.getClassName());
        }
        return names;
    }

    @Override
    public String toString() {
        String shown = name.equals("<init>") ? "new" : name;
        return types == null ? shown : shown + "(" + String.join(",", types) + ")";
    }
}
