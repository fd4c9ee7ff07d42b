package org.marshal4j.processor.codec;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** The declared types of collections, each with the class that reading makes. */
public enum CollectionKind {
    ITERABLE("java.lang.Iterable", "java.util.ArrayList", Reading.BY_INDEX, ""),
    COLLECTION("java.util.Collection", "java.util.ArrayList", Reading.BY_INDEX, ""),
    LIST("java.util.List", "java.util.ArrayList", Reading.BY_INDEX, ""),
    ARRAY_LIST("java.util.ArrayList", "java.util.ArrayList", Reading.BY_INDEX, ""),
    VECTOR("java.util.Vector", "java.util.Vector", Reading.BY_INDEX, ""),
    LINKED_LIST("java.util.LinkedList", "java.util.LinkedList", Reading.IN_TURN, ""),
    COPY_ON_WRITE_ARRAY_LIST(
            "java.util.concurrent.CopyOnWriteArrayList",
            "java.util.concurrent.CopyOnWriteArrayList",
            Reading.AT_ONCE,
            ""),
    SET("java.util.Set", "java.util.LinkedHashSet", Reading.IN_TURN, "unmodifiableSet"),
    SORTED_SET("java.util.SortedSet", "java.util.TreeSet", Reading.IN_TURN, "unmodifiableSortedSet"),
    NAVIGABLE_SET("java.util.NavigableSet", "java.util.TreeSet", Reading.IN_TURN, "unmodifiableNavigableSet"),
    HASH_SET("java.util.HashSet", "java.util.HashSet", Reading.IN_TURN, ""),
    LINKED_HASH_SET("java.util.LinkedHashSet", "java.util.LinkedHashSet", Reading.IN_TURN, ""),
    TREE_SET("java.util.TreeSet", "java.util.TreeSet", Reading.IN_TURN, ""),
    ENUM_SET("java.util.EnumSet", "java.util.EnumSet", Reading.IN_TURN, ""),
    QUEUE("java.util.Queue", "java.util.ArrayDeque", Reading.IN_TURN, ""),
    DEQUE("java.util.Deque", "java.util.ArrayDeque", Reading.IN_TURN, ""),
    ARRAY_DEQUE("java.util.ArrayDeque", "java.util.ArrayDeque", Reading.IN_TURN, ""),
    PRIORITY_QUEUE("java.util.PriorityQueue", "java.util.PriorityQueue", Reading.IN_TURN, "");

    private final String declared;
    private final String made;
    private final Reading reading;
    private final String unmodifiable;

    CollectionKind(String declared, String made, Reading reading, String unmodifiable) {
        this.declared = declared;
        this.made = made;
        this.reading = reading;
        this.unmodifiable = unmodifiable;
    }

    /** How the elements get in. */
    enum Reading {
        /** Each in its place. */
        BY_INDEX,
        /** Each behind the last, or wherever the collection puts it. */
        IN_TURN,
        /** All of them together. */
        AT_ONCE
    }

    /** The kind of a type. */
    public static Optional<CollectionKind> of(TypeRef.OfClass type) {
        return Arrays.stream(values())
                .filter(kind -> kind.declared.equals(type.name().qualified()))
                .findFirst();
    }

    /** The binary name of the declared type. */
    public String declared() {
        return declared;
    }

    /** The class that is made. */
    public ClassName made() {
        return ClassName.bestGuess(made);
    }

    /** How the elements get in. */
    Reading reading() {
        return reading;
    }

    /** The method of {@code Collections} that lets nobody change it; empty if there is none, or none is needed. */
    String unmodifiable() {
        return unmodifiable;
    }

    /** Whether the declared type is what is made, and not an interface. */
    boolean isClass() {
        return made.equals(declared);
    }

    /** Whether it has an index. */
    boolean isList() {
        return this == LIST
                || this == ARRAY_LIST
                || this == VECTOR
                || this == LINKED_LIST
                || reading == Reading.AT_ONCE;
    }

    /** What it does with its elements. */
    CheckedKeys.Use use() {
        return switch (this) {
            case SET, HASH_SET, LINKED_HASH_SET -> CheckedKeys.Use.HASHED;
            // A queue that is there already may be one that sorts.
            case SORTED_SET, NAVIGABLE_SET, TREE_SET, PRIORITY_QUEUE, QUEUE -> CheckedKeys.Use.SORTED;
            default -> CheckedKeys.Use.KEPT;
        };
    }

    /** Whether a value can hold nulls though what is made of it could not. */
    boolean losesNull() {
        return this == QUEUE || this == DEQUE;
    }

    /** What generated code calls a value. */
    String variable() {
        if (isList()) {
            return "list";
        }
        String name = name();
        return name.endsWith("SET") ? "set" : name.endsWith("QUE") || name.endsWith("QUEUE") ? "queue" : "collection";
    }
}
