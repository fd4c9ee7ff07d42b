package org.marshal4j.processor.scan.reach;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.ImportedFamily;
import org.marshal4j.processor.program.ImportedFamily.Subtype;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.TypeMarshallers;

/**
 * Finds the classes in jars that are derived from a root, within some packages. The result depends only on the root,
 * the packages and the jars, not on what else is imported.
 */
final class FoundFamilies {

    private final Program program;
    private final TypeMarshallers marshallers;
    private final String home;
    private final Reach reach;
    private final Set<TypeElement> except;
    private final Map<String, List<TypeElement>> classes = new HashMap<>();
    private final Map<TypeElement, String> leftOut = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    /**
     * A finder for an importer.
     *
     * @param home the package of the importer
     * @param reach the packages that it searches
     * @param except the classes that it leaves out
     */
    FoundFamilies(Program program, TypeMarshallers marshallers, String home, Reach reach, Set<TypeElement> except) {
        this.program = program;
        this.marshallers = marshallers;
        this.home = home;
        this.reach = reach;
        this.except = except;
    }

    /** The classes that cannot belong to a family, each with the reason. */
    Map<TypeElement, String> leftOut() {
        return leftOut;
    }

    /** The problems with families. */
    List<String> problems() {
        return problems;
    }

    /**
     * The family of a root, in the order of its type ids. Empty if it is unknown, which is reported as a problem.
     *
     * @param named the classes that the source names
     * @param literal the class literal that names the root, or from which it is reached
     */
    Optional<ImportedFamily> of(TypeElement root, ImportedFamily named, AnnotationValue literal) {
        Optional<Set<String>> searched = packagesFor(root);
        if (searched.isEmpty()) {
            problems.add(Diagnostic.UNKNOWN_FAMILY.message(program.nameOf(root)));
            return Optional.empty();
        }
        Set<TypeElement> known = new LinkedHashSet<>();
        named.subtypes().forEach(subtype -> known.add(subtype.type()));
        List<Subtype> all = new ArrayList<>(named.subtypes());
        for (String each : searched.get()) {
            for (TypeElement type : classesIn(each)) {
                if (isObjectOf(root, type) && !known.contains(type)) {
                    obstacleTo(type)
                            .ifPresentOrElse(
                                    obstacle -> leftOut.put(type, obstacle),
                                    () -> all.add(new Subtype(type, NameNumber.of(program.nameOf(type)), literal)));
                }
            }
        }
        all.sort(Comparator.comparingInt(Subtype::id)
                .thenComparing(subtype -> program.nameOf(subtype.type()).binary()));
        return Optional.of(new ImportedFamily(withNumbersOfTheirOwn(root, all)));
    }

    /** The packages to search: all named ones, and those below them in the root's jar. */
    private Optional<Set<String>> packagesFor(TypeElement root) {
        return program.jarPackages()
                .around(program.nameOf(root), program.moduleOf(root))
                .map(reach::searchedBeside);
    }

    private List<TypeElement> classesIn(String packageName) {
        return classes.computeIfAbsent(packageName, program::classesIn);
    }

    private boolean isObjectOf(TypeElement root, TypeElement type) {
        return !type.getKind().isInterface()
                && !type.getModifiers().contains(Modifier.ABSTRACT)
                && !except.contains(type)
                && !program.isOfModule(type)
                && program.supertypes().isSubtype(type, root.getQualifiedName().toString());
    }

    private Optional<String> obstacleTo(TypeElement type) {
        if (!program.isVisibleFrom(home, type)) {
            return Optional.of("is not visible in " + (home.isEmpty() ? "the default package" : home));
        }
        if (type.getKind() == ElementKind.ENUM) {
            return Optional.of("is an enum");
        }
        if (Subject.isBindable(type)) {
            return Optional.of("is generic");
        }
        if (type.getEnclosingElement() instanceof TypeElement
                && !type.getModifiers().contains(Modifier.STATIC)) {
            return Optional.of("is an inner class");
        }
        if (Annotations.isMarshal(type)) {
            return Optional.of("has @Marshal");
        }
        return marshallers.concerns(type) || Annotations.has(type, Option.MARSHAL_WITH.qualified())
                ? Optional.of("has a marshaller of another kind")
                : Optional.empty();
    }

    private List<Subtype> withNumbersOfTheirOwn(TypeElement root, List<Subtype> all) {
        Map<Integer, Name> byNumber = new HashMap<>();
        List<Subtype> sound = new ArrayList<>();
        for (Subtype subtype : all) {
            Name name = program.nameOf(subtype.type());
            Name other = byNumber.putIfAbsent(subtype.id(), name);
            if (other == null) {
                sound.add(subtype);
            } else {
                problems.add(Diagnostic.SAME_NUMBER.message(other, name, subtype.id(), program.nameOf(root)));
            }
        }
        return sound;
    }
}
