package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** The declared types of maps, each with the class that reading creates. */
public enum MapKind {
    MAP("java.util.Map", "java.util.LinkedHashMap", Sort.HASH, "unmodifiableMap"),
    SORTED_MAP("java.util.SortedMap", "java.util.TreeMap", Sort.SORTED, "unmodifiableSortedMap"),
    NAVIGABLE_MAP("java.util.NavigableMap", "java.util.TreeMap", Sort.SORTED, "unmodifiableNavigableMap"),
    CONCURRENT_MAP(
            "java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentHashMap", Sort.CONCURRENT_HASH, ""),
    HASH_MAP("java.util.HashMap", Sort.HASH),
    LINKED_HASH_MAP("java.util.LinkedHashMap", Sort.HASH),
    TREE_MAP("java.util.TreeMap", Sort.SORTED),
    HASHTABLE("java.util.Hashtable", Sort.CHAINED),
    ENUM_MAP("java.util.EnumMap", Sort.ENUM),
    CONCURRENT_HASH_MAP("java.util.concurrent.ConcurrentHashMap", Sort.CONCURRENT_HASH),
    CONCURRENT_SKIP_LIST_MAP("java.util.concurrent.ConcurrentSkipListMap", Sort.CONCURRENT_SORTED);

    private final String declared;
    private final String made;
    private final Sort sort;
    private final String unmodifiable;

    /** A class. */
    MapKind(String declared, Sort sort) {
        this(declared, declared, sort, "");
    }

    MapKind(String declared, String made, Sort sort, String unmodifiable) {
        this.declared = declared;
        this.made = made;
        this.sort = sort;
        this.unmodifiable = unmodifiable;
    }

    /** How a map keeps its keys and values. */
    private enum Sort {
        HASH(CheckedKeys.Use.HASHED, true, true),
        CONCURRENT_HASH(CheckedKeys.Use.HASHED, false, false),
        /** As Hashtable does. */
        CHAINED(CheckedKeys.Use.CHAINED, true, false),
        SORTED(CheckedKeys.Use.SORTED, true, true),
        CONCURRENT_SORTED(CheckedKeys.Use.SORTED, false, false),
        ENUM(CheckedKeys.Use.KEPT, false, true);

        private final CheckedKeys.Use use;
        private final boolean entries;
        private final boolean nullValues;

        Sort(CheckedKeys.Use use, boolean entries, boolean nullValues) {
            this.use = use;
            this.entries = entries;
            this.nullValues = nullValues;
        }
    }

    /** The kind of a type. */
    public static Optional<MapKind> of(TypeRef.OfClass type) {
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

    /** Whether it keeps entries, rather than creating them when they are asked for. */
    boolean hasEntries() {
        return sort.entries;
    }

    /** What it does with its keys. */
    public CheckedKeys.Use use() {
        return sort.use;
    }

    /** The method of {@code Collections} that makes it unmodifiable; empty if there is none. */
    String unmodifiable() {
        return unmodifiable;
    }

    /** Whether values may be null. */
    public boolean takesNull() {
        return sort.nullValues;
    }
}
