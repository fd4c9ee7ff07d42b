package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** The declared types of collections, each with the class that reading creates. */
public enum CollectionKind {
    ITERABLE("java.lang.Iterable", "java.util.ArrayList", Sort.COLLECTION, Reading.BY_INDEX),
    COLLECTION("java.util.Collection", "java.util.ArrayList", Sort.COLLECTION, Reading.BY_INDEX),
    /** A class from a library of which we only know that it is a collection. */
    UNKNOWN("java.util.Collection", "java.util.ArrayList", Sort.COLLECTION, Reading.IN_TURN),
    LIST("java.util.List", "java.util.ArrayList", Sort.LIST, Reading.BY_INDEX),
    ARRAY_LIST("java.util.ArrayList", Sort.LIST, Reading.BY_INDEX),
    VECTOR("java.util.Vector", Sort.LIST, Reading.BY_INDEX),
    STACK("java.util.Stack", Sort.LIST, Reading.BY_INDEX),
    LINKED_LIST("java.util.LinkedList", Sort.LIST, Reading.IN_TURN),
    COPY_ON_WRITE_ARRAY_LIST("java.util.concurrent.CopyOnWriteArrayList", Sort.LIST, Reading.AT_ONCE),
    COPY_ON_WRITE_ARRAY_SET("java.util.concurrent.CopyOnWriteArraySet", Sort.COMPARED_SET, Reading.AT_ONCE),
    SET("java.util.Set", "java.util.LinkedHashSet", Sort.HASH_SET, "unmodifiableSet"),
    SORTED_SET("java.util.SortedSet", "java.util.TreeSet", Sort.SORTED_SET, "unmodifiableSortedSet"),
    NAVIGABLE_SET("java.util.NavigableSet", "java.util.TreeSet", Sort.SORTED_SET, "unmodifiableNavigableSet"),
    HASH_SET("java.util.HashSet", Sort.HASH_SET, Reading.IN_TURN),
    LINKED_HASH_SET("java.util.LinkedHashSet", Sort.HASH_SET, Reading.IN_TURN),
    TREE_SET("java.util.TreeSet", Sort.SORTED_SET, Reading.IN_TURN),
    ENUM_SET("java.util.EnumSet", Sort.ENUM_SET, Reading.IN_TURN),
    // An existing queue may be one that sorts.
    QUEUE("java.util.Queue", "java.util.ArrayDeque", Sort.SORTED_QUEUE, Reading.IN_TURN),
    DEQUE("java.util.Deque", "java.util.ArrayDeque", Sort.QUEUE, Reading.IN_TURN),
    ARRAY_DEQUE("java.util.ArrayDeque", Sort.QUEUE, Reading.IN_TURN),
    PRIORITY_QUEUE("java.util.PriorityQueue", Sort.SORTED_QUEUE, Reading.IN_TURN),
    CONCURRENT_SKIP_LIST_SET("java.util.concurrent.ConcurrentSkipListSet", Sort.SORTED_SET, Reading.IN_TURN),
    CONCURRENT_LINKED_QUEUE("java.util.concurrent.ConcurrentLinkedQueue", Sort.QUEUE, Reading.IN_TURN),
    CONCURRENT_LINKED_DEQUE("java.util.concurrent.ConcurrentLinkedDeque", Sort.QUEUE, Reading.IN_TURN),
    BLOCKING_QUEUE(
            "java.util.concurrent.BlockingQueue",
            "java.util.concurrent.LinkedBlockingQueue",
            Sort.SORTED_QUEUE,
            Reading.IN_TURN),
    LINKED_BLOCKING_QUEUE("java.util.concurrent.LinkedBlockingQueue", Sort.QUEUE, Reading.IN_TURN),
    BLOCKING_DEQUE(
            "java.util.concurrent.BlockingDeque",
            "java.util.concurrent.LinkedBlockingDeque",
            Sort.QUEUE,
            Reading.IN_TURN),
    LINKED_BLOCKING_DEQUE("java.util.concurrent.LinkedBlockingDeque", Sort.QUEUE, Reading.IN_TURN),
    TRANSFER_QUEUE(
            "java.util.concurrent.TransferQueue",
            "java.util.concurrent.LinkedTransferQueue",
            Sort.QUEUE,
            Reading.IN_TURN),
    LINKED_TRANSFER_QUEUE("java.util.concurrent.LinkedTransferQueue", Sort.QUEUE, Reading.IN_TURN),
    PRIORITY_BLOCKING_QUEUE("java.util.concurrent.PriorityBlockingQueue", Sort.SORTED_QUEUE, Reading.IN_TURN);

    private final String declared;
    private final String made;
    private final Sort sort;
    private final Reading reading;
    private final String unmodifiable;

    /** A class. */
    CollectionKind(String declared, Sort sort, Reading reading) {
        this(declared, declared, sort, reading);
    }

    CollectionKind(String declared, String made, Sort sort, Reading reading) {
        this(declared, made, sort, reading, "");
    }

    /** An interface whose collections can be made unmodifiable. */
    CollectionKind(String declared, String made, Sort sort, String unmodifiable) {
        this(declared, made, sort, Reading.IN_TURN, unmodifiable);
    }

    CollectionKind(String declared, String made, Sort sort, Reading reading, String unmodifiable) {
        this.declared = declared;
        this.made = made;
        this.sort = sort;
        this.reading = reading;
        this.unmodifiable = unmodifiable;
    }

    /** What a collection is, and what it does with its elements. */
    private enum Sort {
        COLLECTION("collection", CheckedKeys.Use.KEPT, false),
        LIST("list", CheckedKeys.Use.KEPT, true),
        HASH_SET("set", CheckedKeys.Use.HASHED, false),
        COMPARED_SET("set", CheckedKeys.Use.COMPARED, false),
        SORTED_SET("set", CheckedKeys.Use.SORTED, false),
        ENUM_SET("set", CheckedKeys.Use.KEPT, true),
        QUEUE("queue", CheckedKeys.Use.KEPT, true),
        SORTED_QUEUE("queue", CheckedKeys.Use.SORTED, false);

        private final String variable;
        private final CheckedKeys.Use use;
        private final boolean ordered;

        Sort(String variable, CheckedKeys.Use use, boolean ordered) {
            this.variable = variable;
            this.use = use;
            this.ordered = ordered;
        }
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
        return sort == Sort.LIST;
    }

    /** What it does with its elements. */
    public CheckedKeys.Use use() {
        return sort.use;
    }

    /**
     * Whether equal collections have their elements in the same order. Sorted ones may have comparators of their own,
     * and an interface may hold a set, or a queue that sorts when elements are taken.
     */
    boolean isOrdered() {
        return sort.ordered;
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
        return sort == Sort.QUEUE || sort == Sort.SORTED_QUEUE;
    }

    /** Whether the created collection holds null like any other element. */
    public boolean takesNull() {
        return !refusesNull() && use() != CheckedKeys.Use.SORTED && sort != Sort.ENUM_SET;
    }

    /** The name of a variable for it in generated code. */
    String variable() {
        return sort.variable;
    }
}
