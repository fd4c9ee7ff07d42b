package org.marshal4j.processor.column;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Field;

/** Finds the kind of column for a field: the first one in the list that matches. */
public final class ColumnKinds {

    private static final List<ColumnOf> ALL = List.of(
            NumberColumn::of,
            BoxColumn::of,
            OptionalColumn::of,
            EnumColumn::of,
            KnownTextColumn::of,
            StandardColumn::of,
            DecimalColumn::of,
            ConvertedColumn::of,
            ArrayColumn::of,
            field -> ElementsColumn.of(field, ColumnKinds::of),
            field -> MapColumn.of(field, ColumnKinds::of),
            NestedColumn::of);

    private ColumnKinds() {}

    /** The kind of column; empty if there is none for the field's type, and {@link NoColumn} explains why. */
    public static Optional<ColumnKind> of(Field field) {
        return Reason.of(field).isPresent()
                ? Optional.empty()
                : ALL.stream()
                        .map(kind -> kind.of(field))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .map(kind -> LimitedColumn.of(kind, field.type(), field.options()));
    }
}
