package org.marshal4j.processor.report;

import java.util.Optional;
import java.util.stream.Stream;
import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.tools.Diagnostic.Kind;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.property.MethodPlaces;
import org.marshal4j.processor.scan.type.Remark;
import org.marshal4j.processor.source.ImportSite;
import org.marshal4j.processor.source.Target;

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
    public void report(Target target, Problem problem) {
        Kind kind = problem.isError() ? Kind.ERROR : problem.diagnostic().isNote() ? Kind.NOTE : Kind.WARNING;
        if (target.use().isPresent()) {
            print(kind, problem.message(), target.use().get());
            return;
        }
        target.site()
                .ifPresentOrElse(
                        site -> member(site, problem)
                                .ifPresentOrElse(
                                        member -> messager.printMessage(kind, problem.message(), member),
                                        () -> print(kind, problem.message(), site)),
                        () -> messager.printMessage(kind, problem.message(), elementOf(target, problem)));
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
    public void error(Target target, String message) {
        if (target.use().isPresent()) {
            print(Kind.ERROR, message, target.use().get());
            return;
        }
        target.site()
                .ifPresentOrElse(
                        site -> print(Kind.ERROR, message, site),
                        () -> messager.printMessage(Kind.ERROR, message, target.type()));
    }

    private static Optional<Element> member(ImportSite site, Problem problem) {
        return Optional.ofNullable(problem.place().field()).flatMap(site.mixIn()::member);
    }

    private void print(Kind kind, String message, Target.Use use) {
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

    private Element elementOf(Target target, Problem problem) {
        String field = problem.place().field();
        return fieldsOf(target)
                .filter(member -> member.getSimpleName().toString().equals(field))
                .findFirst()
                .or(() -> MethodPlaces.of(target.type(), problem.place()))
                .orElseGet(() -> placeOf(target));
    }

    private Element placeOf(Target target) {
        return placesRecords || target.type().getKind() != ElementKind.RECORD
                ? target.type()
                : fieldsOf(target).findFirst().orElse(target.type());
    }

    private static Stream<Element> fieldsOf(Target target) {
        return target.type().getEnclosedElements().stream()
                .filter(member -> member.getKind() == ElementKind.FIELD)
                .map(member -> member);
    }
}
