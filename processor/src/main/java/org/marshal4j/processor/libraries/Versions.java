package org.marshal4j.processor.libraries;

import java.util.Optional;
import javax.lang.model.element.Name;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/** Checks that everything generated code calls is on the class path, in the version of the processor. */
public final class Versions {

    private static final String MARSHAL_VERSION = "org.marshal4j.runtime.MarshalVersion";

    private Versions() {}

    /** Whether everything that generated code calls is available to the module of a target, in any version. */
    public static boolean isComplete(Source source, Target target) {
        return incomplete(source, target).isEmpty();
    }

    /**
     * An artifact that is missing, or else one that is too old: the Eclipse compiler cannot read a class that names a
     * missing artifact.
     */
    private static Optional<Artifact> incomplete(Source source, Target target) {
        return Artifact.ALL.stream()
                .filter(Artifact::isAlwaysNeeded)
                .filter(artifact -> !artifact.isThere(source, target))
                .findFirst()
                .or(() -> Artifact.ALL.stream()
                        .filter(artifact -> artifact.isThere(source, target))
                        .filter(artifact -> artifact.missing(source, target).isPresent())
                        .findFirst());
    }

    /**
     * The problem, if there is one.
     *
     * @param processor the version of the processor
     */
    public static Optional<String> complaint(Source source, Target target, String processor) {
        // The version of an old runtime says more than what the runtime lacks.
        return runtimeVersion(source, target)
                .filter(version -> !version.equals(processor))
                .map(version -> Diagnostic.VERSIONS.message(processor, version))
                .or(() -> incomplete(source, target).map(artifact -> unusable(artifact, source, target, processor)));
    }

    private static Optional<String> runtimeVersion(Source source, Target target) {
        return source.findNear(target, MARSHAL_VERSION).stream()
                .flatMap(runtime -> ElementFilter.fieldsIn(runtime.getEnclosedElements()).stream())
                .filter(field -> isNamed(field.getSimpleName()))
                .map(field -> String.valueOf(field.getConstantValue()))
                .findFirst();
    }

    private static String unusable(Artifact artifact, Source source, Target target, String processor) {
        return artifact.isThere(source, target)
                ? Diagnostic.UNUSABLE_ARTIFACT.message(
                        artifact.id(),
                        "is too old: it has no "
                                + artifact.missing(source, target).orElseThrow(),
                        "Use version " + processor + " of it")
                : Diagnostic.UNUSABLE_ARTIFACT.message(
                        artifact.id(),
                        "is not on the class path, or module-info.java does not require it",
                        "Add version " + processor + " of it to the dependencies");
    }

    private static boolean isNamed(Name name) {
        return name.contentEquals("VERSION");
    }
}
