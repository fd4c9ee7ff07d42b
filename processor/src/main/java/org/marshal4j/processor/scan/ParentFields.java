package org.marshal4j.processor.scan;

import java.util.Comparator;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.TypeTexts;

/** Finds the fields with {@code @Parent}, and problems with them. */
record ParentFields(Program program, Name name, List<Problem> problems) {
    private static final String BESIDE = "together with @Parent";

    /**
     * The fields of a class. Those from a class file are sorted by name, since compilers do not agree on any other
     * order.
     */
    List<VariableElement> of(TypeElement level, MixIn mixIn) {
        List<VariableElement> found = ElementFilter.fieldsIn(level.getEnclosedElements()).stream()
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .filter(field -> isParent(mixIn.annotated(field)))
                .toList();
        return program.isCompiled(level)
                ? found
                : found.stream()
                        .sorted(Comparator.comparing(
                                field -> field.getSimpleName().toString()))
                        .toList();
    }

    /** Whether the element with a field's annotations has {@code @Parent}. */
    static boolean isParent(Element annotated) {
        return Annotations.has(annotated, Annotations.PARENT);
    }

    /**
     * Reports a field that cannot hold a marshalled object, or has annotations that are about bytes.
     *
     * @param annotated the element with the field's annotations
     */
    void check(Element field, Element annotated) {
        String fieldName = field.getSimpleName().toString();
        Place place = new Place(name, fieldName);
        if (!canHoldObject(field.asType())) {
            problems.add(Problem.at(Diagnostic.PARENT_TYPE, place, TypeTexts.of(field.asType())));
        }
        for (Option option : Option.values()) {
            if (Annotations.has(annotated, option.qualified())) {
                problems.add(Problem.at(Diagnostic.MISPLACED_ANNOTATION, place, option.annotation(), BESIDE));
            }
        }
        if (Annotations.has(annotated, Annotations.REQUIRED)) {
            problems.add(Problem.at(Diagnostic.MISPLACED_ANNOTATION, place, "Required", BESIDE));
        }
    }

    private boolean canHoldObject(TypeMirror type) {
        if (type.getKind() != TypeKind.DECLARED) {
            // A type variable is bound in the classes that inherit the field; a missing type is reported by the
            // compiler itself.
            return type.getKind() == TypeKind.TYPEVAR || type.getKind() == TypeKind.ERROR;
        }
        return program.elementOf(type)
                .filter(element -> element.getKind() != ElementKind.ENUM)
                .filter(element -> Annotations.has(element, Annotations.MARSHAL)
                        || !element.getModifiers().contains(Modifier.FINAL))
                .isPresent();
    }
}
