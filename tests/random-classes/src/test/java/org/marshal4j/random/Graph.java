package org.marshal4j.random;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.blackbox.reference.TypeFacts;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** The objects of shapes that contain each other, in the order of their bytes. */
final class Graph {
    /** The name of all fields with {@code @Parent}, and of no others. */
    static final String PARENT = "around";

    private final Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Object> inOrder = new ArrayList<>();
    private final Set<Object> notShared = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> around = new ArrayDeque<>();

    /** For each object, checks what its fields with {@code @Parent} must hold. */
    private final List<Runnable> parents = new ArrayList<>();

    private boolean ordered = true;
    private boolean fillable = true;

    private Graph(Object root) {
        visit(root, true);
    }

    /**
     * Makes some shared references lead back to objects whose identity is kept wherever they are. Does nothing if any
     * object is created from its values, since such an object cannot be a part of itself.
     */
    static void link(Object root, Random random) {
        Graph graph = new Graph(root);
        if (!graph.fillable) {
            return;
        }
        List<Object> targets = new ArrayList<>(graph.inOrder);
        targets.removeIf(graph.notShared::contains);
        for (Object owner : graph.inOrder) {
            for (WireField field : WireFields.of(owner.getClass())) {
                List<Object> fitting = targets.stream()
                        .filter(target -> field.type() == target.getClass())
                        .toList();
                if (!fitting.isEmpty() && isShared(field, field.type()) && random.nextBoolean()) {
                    Instances.set(field.field(), owner, fitting.get(random.nextInt(fitting.size())));
                }
            }
        }
    }

    /** Throws if a field with {@code @Parent} does not hold the nearest enclosing object of its type. */
    static void checkParents(Object root) {
        Graph graph = new Graph(root);
        // If the order of elements may differ from that of their bytes, it is unknown which place of a shared object
        // came first.
        if (graph.ordered) {
            graph.parents.forEach(Runnable::run);
        }
    }

    private static boolean isShared(WireField field, Object type) {
        return field.has("Shared")
                || type instanceof Class<?> raw
                        && raw.getName().startsWith("shape")
                        && TypeFacts.of(raw).shared();
    }

    private void visit(Object value, boolean shared) {
        if (value instanceof Collection<?> collection) {
            ordered &= !(value instanceof HashSet<?>) || value.getClass() != HashSet.class;
            collection.forEach(element -> visit(element, shared));
        } else if (value instanceof Map<?, ?> map) {
            ordered &= map.getClass() != HashMap.class
                    && !(map instanceof ConcurrentHashMap<?, ?>)
                    && !(map instanceof Hashtable<?, ?>);
            map.forEach((key, held) -> {
                visit(key, shared);
                visit(held, shared);
            });
        } else if (value instanceof Map.Entry<?, ?> entry) {
            visit(entry.getKey(), shared);
            visit(entry.getValue(), shared);
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresent(held -> visit(held, shared));
        } else if (value instanceof AtomicReference<?> reference) {
            visit(reference.get(), shared);
        } else if (value instanceof Object[] array) {
            Arrays.asList(array).forEach(element -> visit(element, shared));
        } else if (value != null && value.getClass().getName().startsWith("shape") && !(value instanceof Enum<?>)) {
            boolean keptByType = TypeFacts.of(value.getClass()).shared();
            if (!shared && !keptByType) {
                notShared.add(value);
            }
            if (objects.add(value)) {
                visitObject(value);
            }
        }
    }

    private void visitObject(Object object) {
        inOrder.add(object);
        for (Class<?> level = object.getClass(); level != null; level = level.getSuperclass()) {
            for (Field field : level.getDeclaredFields()) {
                if (field.getName().startsWith(PARENT) && !Modifier.isStatic(field.getModifiers())) {
                    expectParent(object, field);
                }
            }
        }
        around.push(object);
        for (WireField field : WireFields.of(object.getClass())) {
            fillable &= !Modifier.isFinal(field.field().getModifiers());
            visit(field.get(object), field.has("Shared"));
        }
        around.pop();
    }

    private void expectParent(Object object, Field field) {
        Object expected =
                around.stream().filter(field.getType()::isInstance).findFirst().orElse(null);
        parents.add(() -> {
            try {
                field.setAccessible(true);
                if (field.get(object) != expected) {
                    throw new AssertionError(field + " is " + field.get(object) + ", not " + expected);
                }
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
        });
    }
}
