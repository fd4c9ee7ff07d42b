package org.marshal4j.processor;

import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.tools.Diagnostic.Kind;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.scan.Target;

/** Reports problems where they stand in the source. */
final class Reporter {

    private final Messager messager;

    Reporter(Messager messager) {
        this.messager = messager;
    }

    /**
     * Reports a problem on the field it is about, if that is one of the annotated type's own, and otherwise on what is
     * annotated. For the component of a record the field behind it is taken: compilers have no place in the source for the
     * component itself.
     */
    void report(Target target, Problem problem) {
        Kind kind = problem.isError() ? Kind.ERROR : Kind.WARNING;
        messager.printMessage(kind, problem.message(), elementOf(target, problem));
    }

    void error(Element place, String message) {
        messager.printMessage(Kind.ERROR, message, place);
    }

    private static Element elementOf(Target target, Problem problem) {
        if (target.isImported()) {
            return target.place();
        }
        String field = problem.place().field();
        return target.type().getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.FIELD)
                .filter(member -> member.getSimpleName().toString().equals(field))
                .<Element>map(member -> member)
                .findFirst()
                .orElse(target.type());
    }
}
