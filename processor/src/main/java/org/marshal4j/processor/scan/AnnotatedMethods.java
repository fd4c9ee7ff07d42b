package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.property.AbstractMethods;
import org.marshal4j.processor.property.Accessor;
import org.marshal4j.processor.scan.type.Beans;

/** Finds our annotations on methods where they have no effect: on all methods except getters of properties. */
record AnnotatedMethods(Program program) {
    /**
     * The problems with methods that a class or interface declares, or that an interface inherits along with its
     * properties.
     */
    List<Problem> in(TypeElement type) {
        if (!Beans.isBean(program, type)) {
            return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                    .filter(method -> !isOfComponent(type, method))
                    .flatMap(method -> problems(type, method, "a method", remedyOf(type)).stream())
                    .toList();
        }
        AbstractMethods methods = AbstractMethods.of(program, type);
        Set<ExecutableElement> getters = methods.methods().stream()
                .filter(Accessor::isGetter)
                .map(Accessor::element)
                .collect(Collectors.toSet());
        return methods.levels().stream()
                .filter(program::isCompiled)
                // A marshalled superinterface reports its own methods.
                .filter(level -> level.equals(type) || !Annotations.isMarshal(level))
                .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream()
                        .filter(method -> !getters.contains(method))
                        .flatMap(method -> problems(level, method, kindOf(method), remedyOf(method)).stream()))
                .toList();
    }

    private static String kindOf(ExecutableElement method) {
        return isSetter(method) ? "a setter" : "a method that is not a getter";
    }

    private static String remedyOf(ExecutableElement method) {
        return isSetter(method) ? "Put it on the getter" : "Remove it";
    }

    private static boolean isSetter(ExecutableElement method) {
        return method.getParameters().size() == 1 && method.getModifiers().contains(Modifier.ABSTRACT);
    }

    private List<Problem> problems(TypeElement level, ExecutableElement method, String what, String remedy) {
        List<Problem> problems = new ArrayList<>();
        String signature = Accessor.signature(method);
        for (String annotation : Annotations.namesOn(method)) {
            problems.add(Problem.at(
                    Diagnostic.ANNOTATED_METHOD,
                    new Place(program.nameOf(level), signature),
                    annotation,
                    what,
                    remedy));
        }
        return problems;
    }

    /**
     * Whether a method is the accessor of a record component: the compiler copies the component's annotations to it.
     */
    private static boolean isOfComponent(TypeElement type, ExecutableElement method) {
        return type.getKind() == ElementKind.RECORD
                && method.getParameters().isEmpty()
                && type.getRecordComponents().stream()
                        .anyMatch(component -> component.getSimpleName().equals(method.getSimpleName()));
    }

    private static String remedyOf(TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE ? "Put it on a field of a subtype" : "Put it on the field";
    }
}
