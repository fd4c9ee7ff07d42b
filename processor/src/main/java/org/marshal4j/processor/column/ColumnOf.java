package org.marshal4j.processor.column;

import java.util.Optional;
import org.marshal4j.processor.model.Field;

/** Says whether a field has a column of one kind. */
interface ColumnOf {

    /** The column, if the field has this kind. */
    Optional<ColumnKind> of(Field field);
}
