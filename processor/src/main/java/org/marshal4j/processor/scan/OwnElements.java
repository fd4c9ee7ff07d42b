package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.source.Source;

/**
 * What a class holds as the collection or map of the JDK that it extends. Its elements are a field before its own, which has a name that
 * no field can have.
 */
final class OwnElements {

    /** The name of that field. */
    static final String NAME = "this";

    /** The classes of the JDK whose elements are all that they hold, and that can be extended. */
    static final Set<String> CLASSES = Set.of(
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.Vector",
            "java.util.Stack",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.TreeSet",
            "java.util.ArrayDeque",
            "java.util.PriorityQueue",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap",
            "java.util.EnumMap",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentLinkedDeque",
            "java.util.concurrent.ConcurrentLinkedQueue",
            "java.util.concurrent.ConcurrentSkipListMap",
            "java.util.concurrent.ConcurrentSkipListSet",
            "java.util.concurrent.CopyOnWriteArrayList",
            "java.util.concurrent.LinkedBlockingDeque",
            "java.util.concurrent.LinkedBlockingQueue",
            "java.util.concurrent.LinkedTransferQueue",
            "java.util.concurrent.PriorityBlockingQueue");

    private final Source source;

    OwnElements(Source source) {
        this.source = source;
    }

    /**
     * The class of the JDK that one extends and whose elements are part of its wire form.
     *
     * @param levels the class and its superclasses, the topmost first
     */
    Optional<TypeElement> containerOf(List<TypeElement> levels) {
        return extendedOf(levels).filter(level -> CLASSES.contains(qualified(level)));
    }

    /**
     * The collection or map of the JDK that a class extends and that has no form, since its elements are not all that it holds, or
     * cannot be put in again. A compiler that compiles for an older JDK shows none of its fields.
     *
     * @param levels the class and its superclasses, the topmost first
     */
    Optional<TypeElement> unusableOf(List<TypeElement> levels) {
        return extendedOf(levels)
                .filter(level -> !CLASSES.contains(qualified(level)))
                .filter(level -> !level.getSimpleName().toString().startsWith("Abstract"))
                .filter(level -> source.supertypes().isSubtype(level, "java.util.Collection")
                        || source.supertypes().isSubtype(level, "java.util.Map"));
    }

    /** The class of the JDK with the types of its elements, as a class extends it. */
    DeclaredType containerIn(TypeMirror type, TypeElement container) {
        return source.supertypes().supertype(type, qualified(container)).orElseThrow();
    }

    /** The last of the superclasses that is one of the JDK's. */
    private Optional<TypeElement> extendedOf(List<TypeElement> levels) {
        return levels.subList(0, levels.size() - 1).stream()
                .filter(level -> !source.isCompiled(level)
                        && (qualified(level).startsWith("java.")
                                || qualified(level).startsWith("javax.")))
                .reduce((above, below) -> below);
    }

    private static String qualified(TypeElement type) {
        return type.getQualifiedName().toString();
    }
}
