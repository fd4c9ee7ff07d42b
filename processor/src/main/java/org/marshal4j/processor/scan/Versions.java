package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.problem.Diagnostic;

/** Sees to it that the runtime that code is generated for is on the class path, in the version of the processor. */
public final class Versions {

    private static final String MARSHAL_VERSION = "org.marshal4j.runtime.MarshalVersion";

    private Versions() {}

    /** Whether the runtime is there at all, for the module that a target is in. */
    public static boolean hasRuntime(Source source, Target target) {
        return source.findNear(target, MARSHAL_VERSION).isPresent();
    }

    /** The complaint, if there is one. */
    public static Optional<String> complaint(Source source, Target target, String processor) {
        Optional<TypeElement> runtime = source.findNear(target, MARSHAL_VERSION);
        if (runtime.isEmpty()) {
            return Optional.of(Diagnostic.NO_RUNTIME.message(processor));
        }
        return ElementFilter.fieldsIn(runtime.get().getEnclosedElements()).stream()
                .filter(field -> isNamed(field.getSimpleName()))
                .map(field -> String.valueOf(field.getConstantValue()))
                .filter(version -> !version.equals(processor))
                .map(version -> Diagnostic.VERSIONS.message(processor, version))
                .findFirst();
    }

    private static boolean isNamed(Name name) {
        return name.contentEquals("VERSION");
    }
}
