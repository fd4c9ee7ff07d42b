package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.source.Source;

/**
 * What a class holds as the collection or map of the JDK that it extends, or as the one of a library that it is. Its elements are a field before its own, which has a name that
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

    /** What classes of libraries are as which their elements can be written and read, the first that fits. */
    private static final List<String> INTERFACES = List.of(
            "java.util.List",
            "java.util.SortedSet",
            "java.util.Set",
            "java.util.Collection",
            "java.util.SortedMap",
            "java.util.Map");

    private final Source source;
    private final Predicate<TypeElement> imported;

    /** Of classes that extend those of the JDK. */
    OwnElements(Source source) {
        this(source, level -> false);
    }

    /**
     * Of these, and of classes of libraries.
     *
     * @param imported whether an import says that a class is its elements
     */
    OwnElements(Source source, Predicate<TypeElement> imported) {
        this.source = source;
        this.imported = imported;
    }

    /**
     * The class of the JDK that one extends and whose elements are part of its wire form; or the class that it is or extends of which an
     * import says so.
     *
     * @param levels the class and its superclasses, the topmost first
     */
    Optional<TypeElement> containerOf(List<TypeElement> levels) {
        return importedOf(levels).or(() -> extendedOf(levels).filter(level -> CLASSES.contains(qualified(level))));
    }

    /** Whether that is a class of which an import says so: then its own fields are none of its form. */
    boolean isImported(TypeElement container) {
        return !CLASSES.contains(qualified(container));
    }

    /** Whether a class can be imported as its elements. */
    boolean isPossible(TypeElement type) {
        return interfaceOf(type).isPresent();
    }

    private Optional<TypeElement> importedOf(List<TypeElement> levels) {
        return levels.stream().filter(imported).filter(this::isPossible).reduce((above, below) -> below);
    }

    private Optional<String> interfaceOf(TypeElement type) {
        return INTERFACES.stream()
                .filter(each -> source.supertypes().isSubtype(type, each))
                .findFirst();
    }

    /**
     * The collection or map of the JDK that a class extends and that has no form, since its elements are not all that it holds, or
     * cannot be put in again. A compiler that compiles for an older JDK shows none of its fields.
     *
     * @param levels the class and its superclasses, the topmost first
     */
    Optional<TypeElement> unusableOf(List<TypeElement> levels) {
        return importedOf(levels).isPresent()
                ? Optional.empty()
                : extendedOf(levels)
                        .filter(level -> !CLASSES.contains(qualified(level)))
                        .filter(level -> !level.getSimpleName().toString().startsWith("Abstract"))
                        .filter(level -> source.supertypes().isSubtype(level, "java.util.Collection")
                                || source.supertypes().isSubtype(level, "java.util.Map"));
    }

    /** The class or interface of the JDK with the types of its elements, as a class extends or implements it. */
    DeclaredType containerIn(TypeMirror type, TypeElement container) {
        String name = isImported(container) ? interfaceOf(container).orElseThrow() : qualified(container);
        return source.supertypes().supertype(type, name).orElseThrow();
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
