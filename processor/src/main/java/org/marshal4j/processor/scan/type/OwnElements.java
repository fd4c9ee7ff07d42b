package org.marshal4j.processor.scan.type;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.program.Program;

/**
 * The contents of a class that extends a collection or map of the JDK, or is a collection or map of a library. Its
 * elements form a field before its own fields, with a name that no real field can have.
 */
public final class OwnElements {

    /** The name of the field for the elements. */
    public static final String NAME = "this";

    /** The classes of the JDK that hold nothing but their elements, and that can be extended. */
    static final Set<String> CLASSES = Set.of("""
            java.util.ArrayList java.util.LinkedList java.util.Vector java.util.Stack java.util.HashSet
            java.util.LinkedHashSet java.util.TreeSet java.util.ArrayDeque java.util.PriorityQueue
            java.util.HashMap java.util.LinkedHashMap java.util.TreeMap java.util.EnumMap
            java.util.concurrent.ConcurrentHashMap java.util.concurrent.ConcurrentLinkedDeque
            java.util.concurrent.ConcurrentLinkedQueue java.util.concurrent.ConcurrentSkipListMap
            java.util.concurrent.ConcurrentSkipListSet java.util.concurrent.CopyOnWriteArrayList
            java.util.concurrent.LinkedBlockingDeque java.util.concurrent.LinkedBlockingQueue
            java.util.concurrent.LinkedTransferQueue java.util.concurrent.PriorityBlockingQueue
            """.split("\\s+"));

    /** The interfaces as which the elements of library classes can be written and read. The first that fits is used. */
    private static final List<String> INTERFACES = List.of(
            "java.util.List",
            "java.util.SortedSet",
            "java.util.Set",
            "java.util.Collection",
            "java.util.SortedMap",
            "java.util.Map");

    private final Program program;
    private final Predicate<TypeElement> imported;

    /** For classes that extend classes of the JDK. */
    public OwnElements(Program program) {
        this(program, level -> false);
    }

    /**
     * Also for classes of libraries.
     *
     * @param imported whether an import says that a class is marshalled as its elements
     */
    public OwnElements(Program program, Predicate<TypeElement> imported) {
        this.program = program;
        this.imported = imported;
    }

    /**
     * The class whose elements are part of the message: the class of the JDK that a class extends, or the class itself
     * or a superclass if an import says so.
     *
     * @param levels the class and its superclasses, the topmost first
     */
    public Optional<TypeElement> containerOf(List<TypeElement> levels) {
        return importedOf(levels).or(() -> extendedOf(levels).filter(level -> CLASSES.contains(qualified(level))));
    }

    /**
     * Whether the elements of a class are part of the message because an import says so. Its own fields are not, then.
     */
    public boolean isImported(TypeElement container) {
        return !CLASSES.contains(qualified(container));
    }

    /** Whether a class can be imported as its elements. */
    public boolean isPossible(TypeElement type) {
        return interfaceOf(type).isPresent();
    }

    private Optional<TypeElement> importedOf(List<TypeElement> levels) {
        return levels.stream().filter(imported).filter(this::isPossible).reduce((above, below) -> below);
    }

    private Optional<String> interfaceOf(TypeElement type) {
        return INTERFACES.stream()
                .filter(each -> program.supertypes().isSubtype(type, each))
                .findFirst();
    }

    /**
     * The collection or map of the JDK that a class extends and that cannot be marshalled, because it holds more than
     * its elements, or because they cannot be added again. When compiling for an older JDK, compilers show none of its
     * fields.
     *
     * @param levels the class and its superclasses, the topmost first
     */
    public Optional<TypeElement> unusableOf(List<TypeElement> levels) {
        return importedOf(levels).isPresent()
                ? Optional.empty()
                : extendedOf(levels)
                        .filter(level -> !CLASSES.contains(qualified(level)))
                        .filter(level -> !level.getSimpleName().toString().startsWith("Abstract"))
                        .filter(level -> program.supertypes().isSubtype(level, "java.util.Collection")
                                || program.supertypes().isSubtype(level, "java.util.Map"));
    }

    /** The class or interface of the JDK that a class extends or implements, with the types of its elements. */
    public DeclaredType containerIn(TypeMirror type, TypeElement container) {
        String name = isImported(container) ? interfaceOf(container).orElseThrow() : qualified(container);
        return program.supertypes().supertype(type, name).orElseThrow();
    }

    /** The nearest superclass that belongs to the JDK. */
    private Optional<TypeElement> extendedOf(List<TypeElement> levels) {
        return levels.subList(0, levels.size() - 1).stream()
                .filter(level -> !program.isCompiled(level)
                        && (qualified(level).startsWith("java.")
                                || qualified(level).startsWith("javax.")))
                .reduce((above, below) -> below);
    }

    private static String qualified(TypeElement type) {
        return type.getQualifiedName().toString();
    }
}
