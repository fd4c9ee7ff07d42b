package org.marshal4j.schema.change;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.marshal4j.schema.ByValue;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.RenamedFields;

/**
 * Judges a type that inherits its fields from other classes now. Messages are converted field by field, by their names,
 * so one difference speaks for all fields and is as bad as the worst of theirs.
 */
final class MovedFields {
    private MovedFields() {}

    /**
     * The difference.
     *
     * @param what what has changed
     * @param fields the differences of all fields, by their names
     */
    static Difference of(Schema was, Schema now, String what, List<Difference> fields) {
        // Conversion asks which field is which, as it does for any other type.
        boolean isUnclear = !RenamedFields.between(was, now).isEmpty();
        Function<Difference, Reading> older = Difference::oldBytesNewClass;
        Function<Difference, Reading> newer = Difference::newBytesOldClass;
        return new Difference(
                Rule.SUPERCLASS_CHANGED,
                now.type(),
                "",
                what,
                Optional.empty(),
                isUnclear ? Reading.REFUSED : worst(fields, older),
                isUnclear ? Reading.REFUSED : worst(fields, newer),
                new ByValue(
                        !isUnclear
                                && isByValue(
                                        fields,
                                        older,
                                        difference -> difference.byValue().older()),
                        !isUnclear
                                && isByValue(
                                        fields,
                                        newer,
                                        difference -> difference.byValue().newer())));
    }

    private static Reading worst(List<Difference> fields, Function<Difference, Reading> reading) {
        return fields.stream().map(reading).reduce(Reading.READ_AFTER_MIGRATION, Reading::and);
    }

    private static boolean isByValue(
            List<Difference> fields, Function<Difference, Reading> reading, Predicate<Difference> byValue) {
        return fields.stream().anyMatch(byValue)
                && fields.stream()
                        .allMatch(
                                difference -> byValue.test(difference) || reading.apply(difference) != Reading.REFUSED);
    }
}
