package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.problem.Remedy;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Lombok;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.JdkState;

/**
 * Finds the fields of a class and its superclasses that are part of the message, and those with {@code @Parent}, in
 * the order of the source. Compilers return the fields of class files in different orders, so the order is taken from
 * elsewhere.
 */
public final class FieldFinder {

    private final Program program;
    private final Name name;
    private final ImportedFields imported;
    private final RecordedFields recorded;
    private final ParentFields parents;
    private final UnnameableMembers unnameable;
    private final List<Problem> problems;

    /**
     * A finder for the fields of a class.
     *
     * @param version the version of the processor, for messages
     * @param name the name of the class
     */
    FieldFinder(Program program, String version, Name name, List<Problem> problems) {
        this.program = program;
        this.name = name;
        this.imported = new ImportedFields(program);
        this.recorded = new RecordedFields(program, version, name, problems);
        this.parents = new ParentFields(program, name, problems);
        this.unnameable = new UnnameableMembers(program, name);
        this.problems = problems;
    }

    /**
     * The fields that a class itself declares, those with {@code @Parent} last.
     *
     * @param mixIn what is said about the class elsewhere
     */
    List<Element> in(TypeElement level, MixIn mixIn) {
        boolean reportsItself = program.isCompiled(level) && Annotations.has(level, Annotations.MARSHAL);
        if (!reportsItself || program.nameOf(level).equals(name)) {
            problems.addAll(unnameable.problemsOf(level));
        }
        if (level.getKind() == ElementKind.RECORD) {
            return componentsOf(level, mixIn);
        }
        List<Element> found = new ArrayList<>(orderedFieldsOf(level, mixIn));
        found.addAll(parents.of(level, mixIn));
        return found;
    }

    /** The same fields in any order, without those with {@code @Parent}. */
    public static List<? extends Element> marshalledIn(TypeElement level, MixIn mixIn) {
        return level.getKind() == ElementKind.RECORD ? componentsOf(level, mixIn) : marshalledFieldsOf(level, mixIn);
    }

    /** Reports a superclass that is a collection or map of the JDK whose elements cannot be marshalled. */
    void refuseContainer(TypeElement container) {
        problems.add(Problem.at(
                Diagnostic.UNWRITABLE_CONTAINER, Place.of(name), program.nameOf(container), container.getSimpleName()));
    }

    /**
     * Reports a superclass that has fields but no marshaller.
     *
     * @param home the package of the generated code
     */
    void refuseStateOf(TypeElement level, String home) {
        Stream.concat(
                        marshalledFieldsOf(level, MixIn.NONE).stream()
                                // Constants are not state.
                                .filter(field -> !FieldReader.isConstant(field))
                                .map(field -> field.getSimpleName().toString()),
                        unnameable.fieldsOf(level).stream())
                .findFirst()
                .ifPresent(field -> problems.add(Problem.at(
                        Diagnostic.STATE_IN_SUPERCLASS,
                        Place.of(name),
                        program.nameOf(level),
                        field,
                        remedy(level, home))));
    }

    private Remedy remedy(TypeElement level, String home) {
        String byHand = "Remove @Marshal, and name a FieldMarshaller for " + name.simple()
                + " in @MarshalWith where it is held";
        if (new JdkState(program).isIn(level)) {
            return ofSource(byHand + "; or hold a " + level.getSimpleName() + " in a field instead of extending it");
        }
        if (!program.isCompiled(level) && !program.isVisibleFrom(home, level)) {
            return ofSource(byHand);
        }
        return new Remedy(
                program.isCompiled(level)
                        ? "Add @Marshal to " + program.nameOf(level)
                                + ", import it with @MarshalImport, or make the field transient"
                        : "Import " + program.nameOf(level) + " with @MarshalImport",
                Remedy.By.IMPORT);
    }

    private static Remedy ofSource(String text) {
        return new Remedy(text, Remedy.By.SOURCE);
    }

    private static List<Element> componentsOf(TypeElement level, MixIn mixIn) {
        return level.getRecordComponents().stream()
                .filter(component ->
                        !Annotations.has(mixIn.annotated(component), Annotations.SKIP) && Identifiers.isName(component))
                .<Element>map(component -> component)
                .toList();
    }

    private List<VariableElement> orderedFieldsOf(TypeElement level, MixIn mixIn) {
        List<VariableElement> fields = marshalledFieldsOf(level, mixIn);
        if (program.isCompiled(level)) {
            return fields;
        }
        // A class that fields bind has no marshaller that could have recorded its fields.
        return Annotations.has(level, Annotations.MARSHAL) && !Subject.isBindable(level)
                ? recorded.inOrder(level, fields)
                : importedFieldsOf(level, fields);
    }

    private List<VariableElement> importedFieldsOf(TypeElement level, List<VariableElement> unordered) {
        if (imported.isClosed(level, unordered)) {
            refuseImport(level, "has fields that the JDK does not open to other code");
        }
        Optional<List<VariableElement>> ordered = imported.inOrder(level, unordered);
        if (ordered.isEmpty()) {
            refuseImport(
                    level, "has fields whose order this compiler does not report, and its class file cannot be found");
        }
        return ordered.orElse(List.of());
    }

    private void refuseImport(TypeElement level, String why) {
        problems.add(Problem.of(
                Diagnostic.BAD_IMPORT,
                Place.of(name),
                program.nameOf(level),
                why,
                "Put @MarshalWith on the fields of this type"));
    }

    private static List<VariableElement> marshalledFieldsOf(TypeElement level, MixIn mixIn) {
        return ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                .filter(Identifiers::isName)
                .filter(field -> !Lombok.isLock(field))
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
                .filter(field -> !Annotations.has(mixIn.annotated(field), Annotations.SKIP))
                .filter(field -> !Annotations.has(mixIn.annotated(field), Annotations.PARENT))
                .toList();
    }
}
