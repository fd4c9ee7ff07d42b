package org.marshal4j.processor.codec.object;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Remedy;

/** Types that do not say what they hold: what to declare instead. */
public final class Wildcards {

    private static final String BOUNDED = "? ";

    private static final String EXTENDS = "? extends ";

    private Wildcards() {}

    /**
     * The refusal of a type with these type arguments. An import can let it hold any value, unless it says that only
     * some will do.
     *
     * @param instead what to declare
     */
    public static Binding refused(List<TypeRef> arguments, String instead) {
        boolean isBounded = arguments.stream()
                .anyMatch(argument ->
                        argument instanceof TypeRef.Other other && other.text().startsWith(BOUNDED));
        return new Binding.Refused(
                Diagnostic.NO_ELEMENT_TYPE,
                new Remedy(instead, isBounded ? Remedy.By.SOURCE : Remedy.By.DYNAMIC_IMPORT));
    }

    /** {@code List<Leg>} for {@code List<? extends com.acme.Leg>}; empty if the argument is not such a wildcard. */
    public static Optional<String> instead(TypeRef.OfClass type) {
        return type.arguments().stream()
                .filter(TypeRef.Other.class::isInstance)
                .map(TypeRef::toString)
                .filter(text -> text.startsWith(EXTENDS) && !text.contains("<"))
                .map(text -> text.substring(Math.max(text.lastIndexOf('.') + 1, EXTENDS.length())))
                .map(bound -> type.name().simple() + "<" + bound + ">, without the wildcard")
                .findFirst();
    }
}
