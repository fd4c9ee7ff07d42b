package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** The declared types of collections, each with the class that reading creates. */
public enum CollectionKind {
    ITERABLE("java.lang.Iterable", "java.util.ArrayList", Reading.BY_INDEX, ""),
    COLLECTION("java.util.Collection", "java.util.ArrayList", Reading.BY_INDEX, ""),
    /** A class from a library of which we only know that it is a collection. */
    UNKNOWN("java.util.Collection", "java.util.ArrayList", Reading.IN_TURN, ""),
    LIST("java.util.List", "java.util.ArrayList", Reading.BY_INDEX, ""),
    ARRAY_LIST("java.util.ArrayList", "java.util.ArrayList", Reading.BY_INDEX, ""),
    VECTOR("java.util.Vector", "java.util.Vector", Reading.BY_INDEX, ""),
    STACK("java.util.Stack", "java.util.Stack", Reading.BY_INDEX, ""),
    LINKED_LIST("java.util.LinkedList", "java.util.LinkedList", Reading.IN_TURN, ""),
    COPY_ON_WRITE_ARRAY_LIST(
            "java.util.concurrent.CopyOnWriteArrayList",
            "java.util.concurrent.CopyOnWriteArrayList",
            Reading.AT_ONCE,
            ""),
    COPY_ON_WRITE_ARRAY_SET(
            "java.util.concurrent.CopyOnWriteArraySet",
            "java.util.concurrent.CopyOnWriteArraySet",
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
    PRIORITY_QUEUE("java.util.PriorityQueue", "java.util.PriorityQueue", Reading.IN_TURN, ""),
    CONCURRENT_SKIP_LIST_SET(
            "java.util.concurrent.ConcurrentSkipListSet",
            "java.util.concurrent.ConcurrentSkipListSet",
            Reading.IN_TURN,
            ""),
    CONCURRENT_LINKED_QUEUE(
            "java.util.concurrent.ConcurrentLinkedQueue",
            "java.util.concurrent.ConcurrentLinkedQueue",
            Reading.IN_TURN,
            ""),
    CONCURRENT_LINKED_DEQUE(
            "java.util.concurrent.ConcurrentLinkedDeque",
            "java.util.concurrent.ConcurrentLinkedDeque",
            Reading.IN_TURN,
            ""),
    BLOCKING_QUEUE(
            "java.util.concurrent.BlockingQueue", "java.util.concurrent.LinkedBlockingQueue", Reading.IN_TURN, ""),
    LINKED_BLOCKING_QUEUE(
            "java.util.concurrent.LinkedBlockingQueue",
            "java.util.concurrent.LinkedBlockingQueue",
            Reading.IN_TURN,
            ""),
    BLOCKING_DEQUE(
            "java.util.concurrent.BlockingDeque", "java.util.concurrent.LinkedBlockingDeque", Reading.IN_TURN, ""),
    LINKED_BLOCKING_DEQUE(
            "java.util.concurrent.LinkedBlockingDeque",
            "java.util.concurrent.LinkedBlockingDeque",
            Reading.IN_TURN,
            ""),
    TRANSFER_QUEUE(
            "java.util.concurrent.TransferQueue", "java.util.concurrent.LinkedTransferQueue", Reading.IN_TURN, ""),
    LINKED_TRANSFER_QUEUE(
            "java.util.concurrent.LinkedTransferQueue",
            "java.util.concurrent.LinkedTransferQueue",
            Reading.IN_TURN,
            ""),
    PRIORITY_BLOCKING_QUEUE(
            "java.util.concurrent.PriorityBlockingQueue",
            "java.util.concurrent.PriorityBlockingQueue",
            Reading.IN_TURN,
            "");

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

    /** How elements are put in. */
    enum Reading {
        /** By index. */
        BY_INDEX,
        /** One at a time, at the end or wherever the collection puts it. */
        IN_TURN,
        /** All at once. */
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

    /** The class that reading creates. */
    public ClassName made() {
        return ClassName.bestGuess(made);
    }

    /** The kind of an existing object that is a collection of the given type. */
    CollectionKind ofWhatIsThere() {
        return this == COLLECTION ? UNKNOWN : this;
    }

    /** How elements are put in. */
    Reading reading() {
        return reading;
    }

    /** The method of {@code Collections} that makes it unmodifiable; empty if there is none, or none is needed. */
    String unmodifiable() {
        return unmodifiable;
    }

    /** Whether the declared type is the class that is created, rather than an interface. */
    boolean isClass() {
        return made.equals(declared);
    }

    /** Whether elements have an index. */
    boolean isList() {
        return this == LIST
                || this == ARRAY_LIST
                || this == VECTOR
                || this == STACK
                || this == LINKED_LIST
                || this == COPY_ON_WRITE_ARRAY_LIST;
    }

    /** What it does with its elements. */
    public CheckedKeys.Use use() {
        return switch (this) {
            case SET, HASH_SET, LINKED_HASH_SET -> CheckedKeys.Use.HASHED;
            case COPY_ON_WRITE_ARRAY_SET -> CheckedKeys.Use.COMPARED;
            // An existing queue may be one that sorts.
            case SORTED_SET,
                    NAVIGABLE_SET,
                    TREE_SET,
                    CONCURRENT_SKIP_LIST_SET,
                    PRIORITY_QUEUE,
                    PRIORITY_BLOCKING_QUEUE,
                    QUEUE,
                    BLOCKING_QUEUE -> CheckedKeys.Use.SORTED;
            default -> CheckedKeys.Use.KEPT;
        };
    }

    /**
     * Whether equal collections have their elements in the same order. Sorted ones may have comparators of their own,
     * and an interface may hold a set, or a queue that sorts when elements are taken.
     */
    boolean isOrdered() {
        return switch (this) {
            case LIST,
                    ARRAY_LIST,
                    VECTOR,
                    STACK,
                    LINKED_LIST,
                    COPY_ON_WRITE_ARRAY_LIST,
                    ENUM_SET,
                    DEQUE,
                    ARRAY_DEQUE,
                    CONCURRENT_LINKED_QUEUE,
                    CONCURRENT_LINKED_DEQUE,
                    LINKED_BLOCKING_QUEUE,
                    BLOCKING_DEQUE,
                    LINKED_BLOCKING_DEQUE,
                    TRANSFER_QUEUE,
                    LINKED_TRANSFER_QUEUE -> true;
            case ITERABLE,
                    COLLECTION,
                    UNKNOWN,
                    SET,
                    SORTED_SET,
                    NAVIGABLE_SET,
                    HASH_SET,
                    LINKED_HASH_SET,
                    TREE_SET,
                    COPY_ON_WRITE_ARRAY_SET,
                    QUEUE,
                    PRIORITY_QUEUE,
                    CONCURRENT_SKIP_LIST_SET,
                    BLOCKING_QUEUE,
                    PRIORITY_BLOCKING_QUEUE -> false;
        };
    }

    /** Whether the constructor takes the expected number of elements. */
    boolean hasCapacity() {
        return this != STACK;
    }

    /**
     * Whether the created collection cannot hold null. The collection being written may: it may be a {@code LinkedList}
     * declared as a queue, or a queue that another thread changes meanwhile.
     */
    boolean refusesNull() {
        return isQueue();
    }

    /** Whether the created collection holds null like any other element. */
    public boolean takesNull() {
        return !refusesNull() && use() != CheckedKeys.Use.SORTED && this != ENUM_SET;
    }

    /** The name of a variable for it in generated code. */
    String variable() {
        if (isList()) {
            return "list";
        }
        return isQueue() ? "queue" : name().endsWith("SET") ? "set" : "collection";
    }

    private boolean isQueue() {
        return name().endsWith("QUEUE") || name().endsWith("DEQUE");
    }
}
