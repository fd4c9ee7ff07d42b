package org.marshal4j.processor.model;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What annotations say of a field.
 *
 * @param required whether null is refused, so that there is no presence byte
 * @param annotations the annotations that are there
 * @param fixedLength the value of {@code @FixedLength}, or {@link #NO_LENGTH}
 * @param maxLength the value of {@code @MaxLength}, or {@link #NO_LENGTH}
 * @param knownValues the values of {@code @OneOf}
 * @param with what {@code @MarshalWith} names
 * @param since the value of {@code @Since}, or {@link #FIRST}
 * @param wire what annotations of Chronicle Wire say
 * @param dynamic what is said of values whose classes are not known before
 */
public record FieldOptions(
        boolean required,
        Set<Option> annotations,
        int fixedLength,
        int maxLength,
        List<String> knownValues,
        Optional<CustomMarshaller> with,
        int since,
        ChronicleWireOptions wire,
        DynamicOptions dynamic) {

    /** Means that no length is given. */
    public static final int NO_LENGTH = -1;

    /** The version of a field without {@code @Since}. */
    public static final int FIRST = 1;

    /** A field without annotations. */
    public static final FieldOptions NULLABLE =
            new FieldOptions(false, Set.of(), NO_LENGTH, NO_LENGTH, List.of(), Optional.empty(), FIRST);

    /** A field that is never null. */
    public static final FieldOptions REQUIRED = NULLABLE.withRequired(true);

    /** Options with neither of the last two. */
    public FieldOptions(
            boolean required,
            Set<Option> annotations,
            int fixedLength,
            int maxLength,
            List<String> knownValues,
            Optional<CustomMarshaller> with,
            int since) {
        this(
                required,
                annotations,
                fixedLength,
                maxLength,
                knownValues,
                with,
                since,
                ChronicleWireOptions.NONE,
                DynamicOptions.NONE);
    }

    public FieldOptions {
        annotations = Set.copyOf(annotations);
        knownValues = List.copyOf(knownValues);
    }

    /** Whether that annotation is there, or is implied. */
    public boolean has(Option option) {
        return annotations.contains(option) || (option == Option.DYNAMIC && dynamic.byImport());
    }

    /** Whether it is dynamic by nothing but the import of its class, should there be an {@code Object} in its type. */
    public boolean isDynamicByImport() {
        return dynamic.byImport() && !annotations.contains(Option.DYNAMIC);
    }

    /** The classes that {@code @Dynamic} lists. */
    public List<ListedType> listed() {
        return dynamic.listed();
    }

    /** The same, never null or nullable. */
    public FieldOptions withRequired(boolean now) {
        return new FieldOptions(now, annotations, fixedLength, maxLength, knownValues, with, since, wire, dynamic);
    }

    /** The same with a further annotation that has no value. */
    public FieldOptions with(Option option) {
        Set<Option> more = EnumSet.of(option);
        more.addAll(annotations);
        return new FieldOptions(required, more, fixedLength, maxLength, knownValues, with, since, wire, dynamic);
    }

    /** The same with that said of values whose classes are not known before. */
    public FieldOptions with(DynamicOptions values) {
        return new FieldOptions(required, annotations, fixedLength, maxLength, knownValues, with, since, wire, values);
    }
}
