package org.marshal4j.processor.codec.holder;

import com.palantir.javapoet.ClassName;
import java.util.Arrays;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** The declared types of maps, each with the class that reading creates. */
public enum MapKind {
    MAP("java.util.Map", "java.util.LinkedHashMap", "unmodifiableMap"),
    SORTED_MAP("java.util.SortedMap", "java.util.TreeMap", "unmodifiableSortedMap"),
    NAVIGABLE_MAP("java.util.NavigableMap", "java.util.TreeMap", "unmodifiableNavigableMap"),
    CONCURRENT_MAP("java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentHashMap", ""),
    HASH_MAP("java.util.HashMap", "java.util.HashMap", ""),
    LINKED_HASH_MAP("java.util.LinkedHashMap", "java.util.LinkedHashMap", ""),
    TREE_MAP("java.util.TreeMap", "java.util.TreeMap", ""),
    HASHTABLE("java.util.Hashtable", "java.util.Hashtable", ""),
    ENUM_MAP("java.util.EnumMap", "java.util.EnumMap", ""),
    CONCURRENT_HASH_MAP("java.util.concurrent.ConcurrentHashMap", "java.util.concurrent.ConcurrentHashMap", ""),
    CONCURRENT_SKIP_LIST_MAP(
            "java.util.concurrent.ConcurrentSkipListMap", "java.util.concurrent.ConcurrentSkipListMap", "");

    private final String declared;
    private final String made;
    private final String unmodifiable;

    MapKind(String declared, String made, String unmodifiable) {
        this.declared = declared;
        this.made = made;
        this.unmodifiable = unmodifiable;
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
        return this != ENUM_MAP
                && this != CONCURRENT_MAP
                && this != CONCURRENT_HASH_MAP
                && this != CONCURRENT_SKIP_LIST_MAP;
    }

    /** What it does with its keys. */
    public CheckedKeys.Use use() {
        return switch (this) {
            case MAP, HASH_MAP, LINKED_HASH_MAP, CONCURRENT_MAP, CONCURRENT_HASH_MAP -> CheckedKeys.Use.HASHED;
            case HASHTABLE -> CheckedKeys.Use.CHAINED;
            case SORTED_MAP, NAVIGABLE_MAP, TREE_MAP, CONCURRENT_SKIP_LIST_MAP -> CheckedKeys.Use.SORTED;
            case ENUM_MAP -> CheckedKeys.Use.KEPT;
        };
    }

    /** The method of {@code Collections} that makes it unmodifiable; empty if there is none. */
    String unmodifiable() {
        return unmodifiable;
    }

    /** Whether values may be null. */
    public boolean takesNull() {
        return this != CONCURRENT_MAP
                && this != CONCURRENT_HASH_MAP
                && this != CONCURRENT_SKIP_LIST_MAP
                && this != HASHTABLE;
    }
}
