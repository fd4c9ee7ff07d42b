package org.marshal4j.processor.hint;

import java.util.Set;

/** Collections and maps that are not among those that reading makes. */
final class OtherCollections {

    private static final Set<String> MAPS =
            Set.of("Hashtable", "WeakHashMap", "IdentityHashMap", "Properties", "AbstractMap", "Dictionary");
    private static final Set<String> COLLECTIONS = Set.of(
            "Stack", "AbstractList", "AbstractSet", "AbstractCollection", "AbstractQueue", "AbstractSequentialList");

    private OtherCollections() {}

    static Hint hint() {
        return type -> maps().of(type).or(() -> collections().of(type));
    }

    private static Hint maps() {
        return Hint.forClasses(
                type -> type.name().packageName().equals("java.util")
                        && MAPS.contains(type.name().simple()),
                "Declare Map, or one of its classes that is in the README: HashMap, LinkedHashMap, TreeMap");
    }

    private static Hint collections() {
        return Hint.forClasses(
                type -> type.name().packageName().equals("java.util.concurrent")
                        || (type.name().packageName().equals("java.util")
                                && COLLECTIONS.contains(type.name().simple())),
                "Declare List, Set, Deque or Map, or one of their classes that is in the README");
    }
}
