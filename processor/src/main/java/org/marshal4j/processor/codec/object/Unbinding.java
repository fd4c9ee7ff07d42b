package org.marshal4j.processor.codec.object;

import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;

/** Says why a generic class cannot be bound where it is used. */
final class Unbinding {

    private Unbinding() {}

    static Binding refused(TypeRef.OfClass type, ClassKind.Unknown why) {
        return switch (why) {
            case RAW ->
                new Binding.Refused(
                        Diagnostic.UNBOUND,
                        type,
                        "is used without type arguments",
                        "it with its type arguments, such as " + type.name().simple() + "<Leg>");
            case WILDCARD ->
                new Binding.Refused(
                        Diagnostic.UNBOUND,
                        type,
                        "has a wildcard among its type arguments",
                        Wildcards.instead(type)
                                .orElse("it with classes, such as "
                                        + type.name().simple() + "<Leg>"));
            case ENDLESS -> new Binding.Refused(Diagnostic.ENDLESS_BINDING, type);
        };
    }
}
