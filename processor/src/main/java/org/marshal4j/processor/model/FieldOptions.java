package org.marshal4j.processor.model;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What annotations say about a field.
 *
 * @param required whether null is rejected, so that there is no presence byte
 * @param annotations the annotations that the field has
 * @param fixedLength the value of {@code @FixedLength}, or {@link #NO_LENGTH}
 * @param maxLength the value of {@code @MaxLength}, or {@link #NO_LENGTH}
 * @param knownValues the values of {@code @OneOf}
 * @param with the marshaller that {@code @MarshalWith} names
 * @param since the value of {@code @Since}, or {@link #FIRST}
 * @param wire what annotations of Chronicle Wire say
 * @param dynamic what is said about values whose classes are not known in advance
 * @param decimal the values of {@code @Decimal}, or {@link DecimalOptions#NONE}
 * @param stopBitByType whether the declaring type has {@code @StopBit}, for all of its fields that can have it
 * @param encoded what {@code @Encoded} says, on the field or on the declaring type
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
        DynamicOptions dynamic,
        DecimalOptions decimal,
        boolean stopBitByType,
        Optional<EncodedOptions> encoded) {

    /** No length is given. */
    public static final int NO_LENGTH = -1;

    /** The version of a field without {@code @Since}. */
    public static final int FIRST = 1;

    /** A field without annotations. */
    public static final FieldOptions NULLABLE =
            new FieldOptions(false, Set.of(), NO_LENGTH, NO_LENGTH, List.of(), Optional.empty(), FIRST);

    /** A field that is never null. */
    public static final FieldOptions REQUIRED = NULLABLE.withRequired(true);

    /** Options without the last five. */
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
                DynamicOptions.NONE,
                DecimalOptions.NONE,
                false,
                Optional.empty());
    }

    public FieldOptions {
        annotations = Set.copyOf(annotations);
        knownValues = List.copyOf(knownValues);
    }

    /** Whether the field has the annotation, or it is implied. */
    public boolean has(Option option) {
        return annotations.contains(option)
                || (option == Option.DYNAMIC && dynamic.byImport())
                || (option == Option.STOP_BIT && stopBitByType && !annotations.contains(Option.MARSHAL_WITH));
    }

    /** Whether only the import of the declaring class makes it dynamic, if its type contains {@code Object}. */
    public boolean isDynamicByImport() {
        return dynamic.byImport() && !annotations.contains(Option.DYNAMIC);
    }

    /** The classes that {@code @Dynamic} lists. */
    public List<ListedType> listed() {
        return dynamic.listed();
    }

    /** The same options for a field that is never null or may be null. */
    public FieldOptions withRequired(boolean now) {
        return with(now, annotations, dynamic, encoded);
    }

    /** The same options with a further annotation that has no value. */
    public FieldOptions with(Option option) {
        Set<Option> more = EnumSet.of(option);
        more.addAll(annotations);
        return with(required, more, dynamic, encoded);
    }

    /** The same options with the given ones for values whose classes are not known in advance. */
    public FieldOptions with(DynamicOptions values) {
        return with(required, annotations, values, encoded);
    }

    /** The same options with the given ones for the bytes of another library. */
    public FieldOptions with(Optional<EncodedOptions> bytes) {
        return with(required, annotations, dynamic, bytes);
    }

    private FieldOptions with(boolean never, Set<Option> some, DynamicOptions values, Optional<EncodedOptions> bytes) {
        return new FieldOptions(
                never,
                some,
                fixedLength,
                maxLength,
                knownValues,
                with,
                since,
                wire,
                values,
                decimal,
                stopBitByType,
                bytes);
    }
}
