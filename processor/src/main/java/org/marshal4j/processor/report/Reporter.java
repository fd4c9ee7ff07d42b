package org.marshal4j.processor.report;

import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.property.MethodPlaces;
import org.marshal4j.processor.scan.type.Remark;

/** Reports problems at their places in the source. */
public final class Reporter {

    private final Messager messager;

    /** The Eclipse compiler has no source position for a record, but has one for its components. */
    private final boolean placesRecords;

    /** A reporter that sends messages to a compiler. */
    public Reporter(Messager messager) {
        this.messager = messager;
        this.placesRecords = !messager.getClass().getName().startsWith("org.eclipse.");
    }

    /**
     * Reports a problem at the field or method concerned if the annotated type itself declares it, and otherwise at
     * the annotated type. A problem with an imported class is reported at the member of its mix-in, or at the literal
     * that names the class. For a record component, the field of the same name is used, since compilers have no source
     * position for the component itself.
     */
    public void report(Subject subject, Problem problem) {
        Kind kind = problem.isError() ? Kind.ERROR : problem.diagnostic().isNote() ? Kind.NOTE : Kind.WARNING;
        if (subject.use().isPresent()) {
            print(kind, problem.message(), subject.use().get());
            return;
        }
        subject.site()
                .ifPresentOrElse(
                        site -> member(site, problem)
                                .ifPresentOrElse(
                                        member -> messager.printMessage(kind, problem.message(), member),
                                        () -> print(kind, problem.message(), site)),
                        () -> messager.printMessage(kind, problem.message(), elementOf(subject, problem)));
    }

    /** Reports a remark on something that asks for marshallers. */
    public void remark(Remark remark) {
        messager.printMessage(
                remark.isError() ? Kind.ERROR : Kind.NOTE,
                remark.message(),
                remark.place(),
                remark.annotation().orElse(null),
                remark.literal().orElse(null));
    }

    /** Reports an error at whatever asks for a marshaller: a class, or the literal that imports it. */
    public void error(Subject subject, String message) {
        if (subject.use().isPresent()) {
            print(Kind.ERROR, message, subject.use().get());
            return;
        }
        subject.site()
                .ifPresentOrElse(
                        site -> print(Kind.ERROR, message, site),
                        () -> messager.printMessage(Kind.ERROR, message, subject.type()));
    }

    private static Optional<Element> member(ImportSite site, Problem problem) {
        return Optional.ofNullable(problem.place().field()).flatMap(site.mixIn()::member);
    }

    private void print(Kind kind, String message, Subject.Use use) {
        use.root()
                .site()
                .ifPresentOrElse(
                        site -> print(kind, message, site),
                        () -> messager.printMessage(
                                kind,
                                message,
                                use.place().equals(use.root().type()) ? placeOf(use.root()) : use.place()));
    }

    private void print(Kind kind, String message, ImportSite site) {
        messager.printMessage(kind, message, site.importer(), site.annotation(), site.literal());
    }

    /** Reports a failure. Leaves out its place if asking for that is what fails. */
    void failure(@Nullable Element place, String message) {
        try {
            if (place != null) {
                messager.printMessage(Kind.ERROR, message, place);
                return;
            }
        } catch (RuntimeException e) {
            // The failure is reported below, without its place.
        }
        messager.printMessage(Kind.ERROR, message);
    }

    private Element elementOf(Subject subject, Problem problem) {
        String field = problem.place().field();
        return fieldsOf(subject)
                .filter(member -> member.getSimpleName().toString().equals(field))
                .findFirst()
                .or(() -> MethodPlaces.of(subject.type(), problem.place()))
                .orElseGet(() -> placeOf(subject));
    }

    private Element placeOf(Subject subject) {
        return placesRecords || subject.type().getKind() != ElementKind.RECORD
                ? subject.type()
                : fieldsOf(subject).findFirst().orElse(subject.type());
    }

    private static Stream<Element> fieldsOf(Subject subject) {
        return subject.type().getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.FIELD)
                .map(member -> member);
    }
}
