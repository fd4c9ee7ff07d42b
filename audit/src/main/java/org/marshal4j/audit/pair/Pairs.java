package org.marshal4j.audit.pair;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds the pairs of a class, and tells whether a call is one of a pair's methods. */
public final class Pairs {

    private final Hierarchy hierarchy;
    private final List<PairKind> kinds;
    private final NamedPairs named;

    /** Looks for pairs of these kinds, and those that a configuration names. */
    public Pairs(Hierarchy hierarchy, List<PairKind> kinds, NamedPairs named) {
        this.hierarchy = hierarchy;
        this.named = named;
        this.kinds = List.copyOf(kinds);
    }

    /** The pairs of a class. One of the methods may be inherited. */
    public List<Pair> of(ClassNode node) {
        List<Pair> pairs = new ArrayList<>();
        // Classes that are abstract are audited with those that extend them, whose methods theirs call.
        boolean open = (node.access & Opcodes.ACC_ABSTRACT) != 0 && hierarchy.hasSubclasses(node.name);
        if ((node.access & Opcodes.ACC_INTERFACE) != 0) {
            return pairs;
        }
        for (PairKind kind : kinds) {
            if ((!open || kind.onClass()) && isOf(kind, node.name)) {
                pairs.addAll(of(kind, node));
            }
        }
        pairs.addAll(new KafkaPairs(hierarchy).of(node));
        for (Pair pair : named.of(node, hierarchy)) {
            if (pairs.stream().noneMatch(known -> known.isOf(pair.writer(), pair.reader()))) {
                pairs.add(pair);
            }
        }
        Set<String> taken = new HashSet<>();
        for (Pair pair : pairs) {
            taken.add(pair.writer().id());
            taken.add(pair.reader().id());
        }
        pairs.addAll(ConventionalPairs.of(node, open, taken));
        return pairs;
    }

    private boolean isOf(PairKind kind, String name) {
        return kind.types().isEmpty() || kind.types().stream().anyMatch(type -> hierarchy.isA(name, type));
    }

    private List<Pair> of(PairKind kind, ClassNode node) {
        List<Pair> pairs = new ArrayList<>();
        List<Method> writers = methods(node, kind.writer(), kind.output(), kind);
        if (writers.isEmpty()) {
            return pairs;
        }
        Method writer = writers.get(0);
        for (String name : kind.readers()) {
            for (Method reader : methods(node, name, kind.input(), kind)) {
                // Beside a constructor that reads, an inherited method is of former times.
                boolean former = !pairs.isEmpty() && reader.owner() != node;
                if (!former) {
                    pairs.add(new Pair(kind, node, writer, reader, false));
                }
            }
        }
        if (kind.copier() != null) {
            for (Method copier : methods(node, kind.copier(), kind.input(), kind)) {
                if (copier.node().desc.contains("L" + kind.output() + ";")) {
                    pairs.add(new Pair(kind, node, writer, copier, true));
                }
            }
        }
        return pairs;
    }

    private List<Method> methods(ClassNode node, String name, String stream, PairKind kind) {
        List<Method> found = new ArrayList<>();
        ClassNode current = node;
        while (current != null && found.isEmpty()) {
            for (MethodNode method : current.methods) {
                if (method.name.equals(name) && fits(method, stream, kind)) {
                    found.add(new Method(current, method));
                }
            }
            boolean inherits =
                    !name.equals("<init>") && !kind.onClass() && !kind.name().equals("Serializable");
            current = inherits && current.superName != null ? hierarchy.find(current.superName) : null;
        }
        found.removeIf(method -> !method.hasCode());
        // Beside a constructor that takes nothing but a stream, one that takes more is given what others have read.
        String alone = "(L" + stream + ";)V";
        if (name.equals("<init>")
                && found.stream().anyMatch(method -> method.node().desc.equals(alone))) {
            found.removeIf(method -> !method.node().desc.startsWith("(L" + stream + ";"));
        }
        return found;
    }

    private static boolean fits(MethodNode method, String stream, PairKind kind) {
        boolean onClass = (method.access & Opcodes.ACC_STATIC) != 0;
        boolean bridge = (method.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_SYNTHETIC)) != 0;
        // The constructor of an inner class has the outer object before the stream.
        boolean inner = method.name.equals("<init>")
                && Type.getArgumentTypes(method.desc).length == 2
                && method.desc.endsWith("L" + stream + ";)V");
        boolean first = !kind.own() || inner || method.desc.startsWith("(L" + stream + ";)");
        return onClass == kind.onClass() && !bridge && first && method.desc.contains("L" + stream + ";");
    }

    /** The method of a pair's class that says how many bytes are written; null if the class declares none. */
    public static @Nullable Method sizer(Pair pair) {
        for (MethodNode method : pair.owner().methods) {
            boolean plain = (method.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_ABSTRACT)) == 0;
            if (plain && method.name.equals(pair.kind().sizer())) {
                return new Method(pair.owner(), method);
            }
        }
        return null;
    }

    /** Methods of a pair's class that make a copy of an object, without a stream. */
    public static List<Method> makers(Pair pair) {
        List<Method> makers = new ArrayList<>();
        for (MethodNode method : pair.owner().methods) {
            int not = Opcodes.ACC_BRIDGE | Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC;
            if (method.name.equals(pair.kind().copier())
                    && (method.access & not) == 0
                    && method.desc.contains(")L")
                    && !method.desc.contains("L" + pair.kind().input() + ";")) {
                makers.add(new Method(pair.owner(), method));
            }
        }
        return makers;
    }

    /** The kind of pair whose method a call on an object of a class is; null if it is none. */
    public @Nullable PairKind called(String owner, String name, String desc) {
        for (PairKind kind : kinds) {
            boolean writes = name.equals(kind.writer()) && desc.contains("L" + kind.output() + ";");
            boolean reads = kind.readers().contains(name) && desc.contains("L" + kind.input() + ";");
            boolean copies = name.equals(kind.copier()) && desc.contains("L" + kind.output() + ";");
            if ((writes || reads || copies) && !kind.types().isEmpty() && isOf(kind, owner)) {
                return kind;
            }
        }
        return named.called(owner, name, desc, hierarchy);
    }
}
