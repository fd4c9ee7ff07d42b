package org.marshal4j.processor.column;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Field;

/** Finds the kind of column that a field has: the first in the list that matches. */
public final class ColumnKinds {

    private static final List<ColumnOf> ALL = List.of(
            NumberColumn::of,
            BoxColumn::of,
            OptionalColumn::of,
            EnumColumn::of,
            KnownTextColumn::of,
            StandardColumn::of,
            CharsColumn::of,
            ConvertedColumn::of,
            ArrayColumn::of,
            ElementsColumn::of,
            NestedColumn::of);

    private ColumnKinds() {}

    /** The kind of column; empty if there is none for the type of the field, which {@link NoColumn} explains. */
    public static Optional<ColumnKind> of(Field field) {
        return Reason.of(field).isPresent()
                ? Optional.empty()
                : ALL.stream()
                        .map(kind -> kind.of(field))
                        .flatMap(Optional::stream)
                        .findFirst();
    }
}
