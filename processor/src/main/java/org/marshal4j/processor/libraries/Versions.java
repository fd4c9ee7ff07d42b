package org.marshal4j.processor.libraries;

import java.util.Optional;
import javax.lang.model.element.Name;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/** Checks that everything generated code calls is on the class path, in the version of the processor. */
public final class Versions {

    private static final String MARSHAL_VERSION = "org.marshal4j.runtime.MarshalVersion";

    private Versions() {}

    /** Whether everything that generated code calls is available to the module of a subject, in any version. */
    public static boolean isComplete(Program program, Subject subject) {
        return incomplete(program, subject).isEmpty();
    }

    /**
     * An artifact that is missing, or else one that is too old: the Eclipse compiler cannot read a class that names a
     * missing artifact.
     */
    private static Optional<Library> incomplete(Program program, Subject subject) {
        return Library.ALL.stream()
                .filter(Library::isAlwaysNeeded)
                .filter(library -> !library.isThere(program, subject))
                .findFirst()
                .or(() -> Library.ALL.stream()
                        .filter(library -> library.isThere(program, subject))
                        .filter(library -> library.missing(program, subject).isPresent())
                        .findFirst());
    }

    /**
     * The problem, if there is one.
     *
     * @param processor the version of the processor
     */
    public static Optional<String> complaint(Program program, Subject subject, String processor) {
        // The version of an old runtime says more than what the runtime lacks.
        return runtimeVersion(program, subject)
                .filter(version -> !version.equals(processor))
                .map(version -> Diagnostic.VERSIONS.message(processor, version))
                .or(() -> incomplete(program, subject).map(library -> unusable(library, program, subject, processor)));
    }

    private static Optional<String> runtimeVersion(Program program, Subject subject) {
        return program.findNear(subject, MARSHAL_VERSION).stream()
                .flatMap(runtime -> ElementFilter.fieldsIn(runtime.getEnclosedElements()).stream())
                .filter(field -> isNamed(field.getSimpleName()))
                .map(field -> String.valueOf(field.getConstantValue()))
                .findFirst();
    }

    private static String unusable(Library library, Program program, Subject subject, String processor) {
        return library.isThere(program, subject)
                ? Diagnostic.UNUSABLE_ARTIFACT.message(
                        library.id(),
                        "is too old: it has no "
                                + library.missing(program, subject).orElseThrow(),
                        "Use version " + processor + " of it")
                : Diagnostic.UNUSABLE_ARTIFACT.message(
                        library.id(),
                        "is not on the class path, or module-info.java does not require it",
                        "Add version " + processor + " of it to the dependencies");
    }

    private static boolean isNamed(Name name) {
        return name.contentEquals("VERSION");
    }
}
