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
 * @param converter what makes it a text in text wires of Chronicle Wire
 * @param comment what is written behind it in texts of Chronicle Wire, with a place for its value
 * @param asMarshallable whether Chronicle Wire is to write its state, and not its name
 * @param listed the classes that {@code @Dynamic} lists
 * @param dynamicByImport whether the import of its class has {@link Option#DYNAMIC} for it, should there be an {@code Object} in its type
 */
public record FieldOptions(
        boolean required,
        Set<Option> annotations,
        int fixedLength,
        int maxLength,
        List<String> knownValues,
        Optional<CustomMarshaller> with,
        int since,
        Optional<LongConverter> converter,
        Optional<String> comment,
        boolean asMarshallable,
        List<ListedType> listed,
        boolean dynamicByImport) {

    /** Stands for a length that is not given. */
    public static final int NO_LENGTH = -1;

    /** The version of a field without {@code @Since}. */
    public static final int FIRST = 1;

    /** A field without annotations. */
    public static final FieldOptions NULLABLE =
            new FieldOptions(false, Set.of(), NO_LENGTH, NO_LENGTH, List.of(), Optional.empty(), FIRST);

    /** A field that is never null. */
    public static final FieldOptions REQUIRED = NULLABLE.withRequired(true);

    /** Options without what Chronicle Wire has for it. */
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
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                false);
    }

    public FieldOptions {
        annotations = Set.copyOf(annotations);
        knownValues = List.copyOf(knownValues);
        listed = List.copyOf(listed);
    }

    /** Whether that annotation is there, or is implied. */
    public boolean has(Option option) {
        return annotations.contains(option) || (option == Option.DYNAMIC && dynamicByImport);
    }

    /** Whether it is dynamic by nothing but the import of its class, should there be an {@code Object} in its type. */
    public boolean isDynamicByImport() {
        return dynamicByImport && !annotations.contains(Option.DYNAMIC);
    }

    /** The same of a field whose class is imported so that its fields are dynamic. */
    public FieldOptions importedDynamic() {
        return new FieldOptions(
                required,
                annotations,
                fixedLength,
                maxLength,
                knownValues,
                with,
                since,
                converter,
                comment,
                asMarshallable,
                listed,
                true);
    }

    /** The same, never null or nullable. */
    public FieldOptions withRequired(boolean nowRequired) {
        return new FieldOptions(
                nowRequired,
                annotations,
                fixedLength,
                maxLength,
                knownValues,
                with,
                since,
                converter,
                comment,
                asMarshallable,
                listed,
                dynamicByImport);
    }

    /** The same with a further annotation that has no value. */
    public FieldOptions with(Option option) {
        Set<Option> more = EnumSet.of(option);
        more.addAll(annotations);
        return new FieldOptions(
                required,
                more,
                fixedLength,
                maxLength,
                knownValues,
                with,
                since,
                converter,
                comment,
                asMarshallable,
                listed,
                dynamicByImport);
    }

    /** The same, where {@code @Dynamic} lists those classes. */
    public FieldOptions listing(List<ListedType> types) {
        return new FieldOptions(
                required,
                annotations,
                fixedLength,
                maxLength,
                knownValues,
                with,
                since,
                converter,
                comment,
                asMarshallable,
                types,
                dynamicByImport);
    }
}
