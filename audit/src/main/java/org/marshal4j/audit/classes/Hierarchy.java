package org.marshal4j.audit.classes;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** How classes relate: supertypes, the methods that calls reach, and what overrides them. */
public final class Hierarchy {

    private final ClassPool pool;
    private final Map<String, List<String>> subclasses = new HashMap<>();

    /** Reads the names of all classes and what they extend. */
    public Hierarchy(ClassPool pool) throws IOException {
        this.pool = pool;
        pool.supertypes()
                .forEach((name, above) -> above.forEach(up ->
                        subclasses.computeIfAbsent(up, key -> new ArrayList<>()).add(name)));
    }

    private static List<String> above(ClassNode node) {
        List<String> above = new ArrayList<>(node.interfaces);
        if (node.superName != null) {
            above.add(node.superName);
        }
        return above;
    }

    /** A class; null if it is not known. */
    public @Nullable ClassNode find(String name) {
        return pool.find(name);
    }

    /** Whether a class is, extends or implements another. Classes that are not known have no supertypes. */
    public boolean isA(String name, String above) {
        return isA(name, above, new HashSet<>());
    }

    private boolean isA(String name, String above, Set<String> seen) {
        if (name.equals(above)) {
            return true;
        }
        ClassNode node = seen.add(name) ? pool.find(name) : null;
        return node != null && above(node).stream().anyMatch(up -> isA(up, above, seen));
    }

    /** The method that a call on an object of this very class runs: of the class, a superclass, or an interface. */
    public @Nullable Method resolve(String name, String method, String desc) {
        for (ClassNode node = pool.find(name); node != null; node = up(node)) {
            Method found = declared(node, method, desc);
            if (found != null) {
                return found;
            }
        }
        for (ClassNode node = pool.find(name); node != null; node = up(node)) {
            for (String up : node.interfaces) {
                Method found = resolve(up, method, desc);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private @Nullable ClassNode up(ClassNode node) {
        return node.superName == null ? null : pool.find(node.superName);
    }

    /** A class and its superclasses, as far as they are known, the class first. */
    public List<ClassNode> chain(ClassNode from) {
        List<ClassNode> chain = new ArrayList<>();
        for (ClassNode node = from; node != null; node = up(node)) {
            chain.add(node);
        }
        return chain;
    }

    /** A method that a class itself declares. */
    public static @Nullable Method declared(ClassNode node, String method, String desc) {
        for (MethodNode candidate : node.methods) {
            if (candidate.name.equals(method) && candidate.desc.equals(desc)) {
                return new Method(node, candidate);
            }
        }
        return null;
    }

    /** The names of classes that extend or implement this one themselves. */
    public List<String> subclasses(String name) {
        return subclasses.getOrDefault(name, List.of());
    }

    /** Whether any class extends or implements this one. */
    public boolean hasSubclasses(String name) {
        return subclasses.containsKey(name);
    }

    /** Whether a subclass declares the method again. */
    public boolean isOverridden(String name, String method, String desc) {
        return isOverridden(name, method, desc, new HashSet<>());
    }

    private boolean isOverridden(String name, String method, String desc, Set<String> seen) {
        for (String below : subclasses.getOrDefault(name, List.of())) {
            ClassNode node = seen.add(below) ? pool.find(below) : null;
            if (node != null && (declared(node, method, desc) != null || isOverridden(below, method, desc, seen))) {
                return true;
            }
        }
        return false;
    }
}
