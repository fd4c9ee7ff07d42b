package org.marshal4j.processor;

import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import org.marshal4j.processor.problem.Problem;

/** Reports problems where they stand in the source. */
final class Reporter {

    private final Messager messager;

    Reporter(Messager messager) {
        this.messager = messager;
    }

    /**
     * Reports a problem on the field it is about, if that is one of the type's own, and on the type otherwise. For the
     * component of a record the field behind it is taken: compilers have no place in the source for the component itself.
     */
    void report(TypeElement type, Problem problem) {
        Kind kind = problem.isError() ? Kind.ERROR : Kind.WARNING;
        messager.printMessage(kind, problem.message(), elementOf(type, problem));
    }

    void error(TypeElement type, String message) {
        messager.printMessage(Kind.ERROR, message, type);
    }

    private static Element elementOf(TypeElement type, Problem problem) {
        String field = problem.place().field();
        return type.getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.FIELD)
                .filter(member -> member.getSimpleName().toString().equals(field))
                .<Element>map(member -> member)
                .findFirst()
                .orElse(type);
    }
}
